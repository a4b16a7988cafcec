import {
  ChangedMeanwhileError,
  EditConflictError,
  type FieldConflict,
  NotFoundError,
  UserError,
  ValidationError,
} from '../errors.ts';
import { builder } from './builder.ts';

/** What every ordinary error says. Domain errors implement it with `errorType`. */
export const UserErrorInterface = builder.interfaceRef<UserError>('UserError').implement({
  description: 'Something that goes wrong in the ordinary course, in Spanish for the person.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable identification for programs.' }),
    message: t.exposeString('message', { description: 'What to tell the person.' }),
  }),
});

/** Options of `builder.objectType` for an ordinary error that says no more than its code and message. */
export function userError(name: string, description: string) {
  return { name, description, interfaces: [UserErrorInterface] };
}

const FieldErrorType = builder.objectRef<{ path: string; message: string }>('FieldError').implement({
  description: 'What is wrong with one field of the input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Dotted path inside the input, for example `email`.' }),
    message: t.exposeString('message'),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'Fields of the input are wrong; nothing was changed.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    fields: t.field({ type: [FieldErrorType], resolve: (error) => error.fields }),
  }),
});

builder.objectType(ChangedMeanwhileError, {
  name: 'ChangedMeanwhileError',
  description: 'Another user changed or decided it since the caller looked; nothing was changed.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    by: t.exposeString('by', {
      nullable: true,
      description: 'The name of the member of staff, if it was one.',
    }),
    at: t.expose('at', { type: 'DateTime', nullable: true }),
  }),
});

const FieldConflictType = builder.objectRef<FieldConflict>('FieldConflict').implement({
  description: 'A field that another user has changed.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field of the input.' }),
    message: t.exposeString('message', { description: 'Who changed it, and when.' }),
    current: t.exposeString('current', {
      description: 'Its present value as JSON; names of enums in lower case, as in REST.',
    }),
  }),
});

builder.objectType(EditConflictError, {
  name: 'EditConflictError',
  description:
    'Another user has changed the same fields to other values since `base` was read; nothing was changed.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    fields: t.field({ type: [FieldConflictType], resolve: (error) => error.fields }),
  }),
});

builder.objectType(
  NotFoundError,
  userError('NotFoundError', 'What the call is about does not exist, or is not the caller’s to see.'),
);
