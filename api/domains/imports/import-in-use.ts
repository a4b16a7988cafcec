import { UserError } from '../../platform/errors.ts';

/** Something depends on what was imported, so it cannot be undone. */
export class ImportInUseError extends UserError {
  override name = 'ImportInUseError';
  readonly code = 'IMPORT_IN_USE';
}
