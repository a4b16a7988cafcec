import { builder } from '../graphql/builder.ts';
import { userError } from '../graphql/user-errors.schema.ts';
import { UnsupportedFileTypeError } from './pictures.ts';

builder.objectType(
  UnsupportedFileTypeError,
  userError('UnsupportedFileTypeError', 'The file is of a kind that is not taken, whatever its name says.'),
);
