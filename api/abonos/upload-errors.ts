import { UserError } from '../errors.ts';
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
