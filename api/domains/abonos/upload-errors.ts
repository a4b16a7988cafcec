import { UserError } from '../../platform/errors.ts';
import type { ReadingFailure } from './reading/failures.ts';

/** The file yields no season pass; the message says why and what to do. Nothing of it is kept. */
export class AbonoUnreadableError extends UserError {
  override name = 'AbonoUnreadableError';
  readonly code: ReadingFailure['code'];

  constructor(failure: ReadingFailure) {
    super(failure.message);
    this.code = failure.code;
    this.cause = failure;
  }
}

/** Every pass of the file that could be kept belongs to another account; whose is not said. */
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

/** The file was taken in, but so many wait before it that the person is not kept any longer. */
export class AbonoQueuedError extends UserError {
  override name = 'AbonoQueuedError';
  readonly code = 'ABONO_QUEUED';

  constructor() {
    super('Tu PDF está en cola: lo leeremos y aparecerá en tu lista. No hace falta que lo subas otra vez.');
  }
}
