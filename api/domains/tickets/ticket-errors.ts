import { UserError } from '../../platform/errors.ts';

/** The ticket is not valid any more: returned, passed on or cancelled. */
export class TicketEndedError extends UserError {
  override name = 'TicketEndedError';
  readonly code = 'TICKET_ENDED';

  constructor() {
    super('Esta entrada ya no es válida');
  }
}

/** The ticket is to be paid first; the seat is held meanwhile. Carries the order. */
export class PaymentRequired extends UserError {
  override name = 'PaymentRequired';
  readonly code = 'PAYMENT_REQUIRED';
  readonly orderId: string;

  constructor(orderId: string) {
    super('Te guardamos la entrada mientras la pagas');
    this.orderId = orderId;
  }
}

/** The match does not take tickets back or pass them on any more; the message gives the reason. */
export class TooLateError extends UserError {
  override name = 'TooLateError';
  readonly code = 'TOO_LATE';
}

/** Nobody can wait for a seat of this match; the message gives the reason. */
export class WaitingListClosedError extends UserError {
  override name = 'WaitingListClosedError';
  readonly code = 'WAITING_LIST_CLOSED';
}
