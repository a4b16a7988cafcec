import { UserError } from '../../platform/errors.ts';
import type { ReadingFailure } from './reading/failures.ts';

/** The file has no readable season pass. The message gives the reason and what to do. Nothing is stored. */
export class AbonoUnreadableError extends UserError {
  override name = 'AbonoUnreadableError';
  readonly code: ReadingFailure['code'];

  constructor(failure: ReadingFailure) {
    super(failure.message);
    this.code = failure.code;
    this.cause = failure;
  }
}

/** All passes of the file belong to other accounts, which are not named. */
export class AbonoTakenError extends UserError {
  override name = 'AbonoTakenError';
  readonly code = 'ABONO_TAKEN';

  constructor(passes: number) {
    super(
      passes === 1
        ? 'Este abono ya está registrado en otra cuenta. Si es tuyo, ponte en contacto con el club.'
        : 'Estos abonos ya están registrados en otra cuenta. Si son tuyos, ponte en contacto con el club.',
    );
  }
}

/** The file is queued, and the request does not wait for it any longer. The user is notified of the result later. */
export class AbonoQueuedError extends UserError {
  override name = 'AbonoQueuedError';
  readonly code = 'ABONO_QUEUED';

  constructor() {
    super('Tu PDF está en cola: lo leeremos y te avisamos por correo. No hace falta que lo subas otra vez.');
  }
}
