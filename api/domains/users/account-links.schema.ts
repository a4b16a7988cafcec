import { ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { everyTime } from '../../platform/idempotency/creating-mutations.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import {
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from './account-links.ts';
import { rememberedDevice } from './known-devices.ts';
import { LinkExpiredError } from './account-tokens.ts';

builder.objectType(
  LinkExpiredError,
  userError('LinkExpiredError', 'The link was used, has expired, or was replaced by a newer one.'),
);

builder.prismaObjectField('User', 'emailVerified', (t) =>
  t.boolean({
    description: 'Whether the address is verified.',
    select: { emailVerifiedAt: true },
    resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
  }),
);

/** A success without data. */
const done = (name: string, description: string) =>
  builder.objectRef<{ done: true }>(name).implement({
    description,
    fields: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }),
  });

const DONE = { done: true } as const;

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Whose password was forgotten.',
  fields: (t) => ({ email: t.string({ required: true }) }),
});

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'The new password, and the link that allows it.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'What stands behind «#» in the link.' }),
    password: t.string({ required: true, description: 'At least 6 characters, and not a common one.' }),
  }),
});

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  description: 'The link that was sent to the address.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'What stands behind «#» in the link.' }),
  }),
});

builder.mutationFields((t) => ({
  requestPasswordReset: t.field({
    extensions: everyTime,
    type: done('RequestPasswordResetSuccess', 'Where the e-mail has an account, a link is on its way to it.'),
    description:
      'Sends a link for a new password; it works once, for 30 minutes. The response is the same whether the account exists or not.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requestPasswordReset(context.database, context, input);
      return DONE;
    },
  }),
  resetPassword: t.field({
    extensions: everyTime,
    type: done('ResetPasswordSuccess', 'The password is changed, and all sessions have ended.'),
    description:
      'Sets a new password by a link, and ends every session of the account. The same again within ten minutes is a success.',
    errors: { types: [ValidationError, LinkExpiredError] },
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { database, config, device } = context;
      const owner = await resetPassword(database, context, input);
      // The link proves who they are: otherwise failures of strangers could still lock them out.
      device.remember(rememberedDevice(config, device.cookie, owner));
      return DONE;
    },
  }),
  requestEmailVerification: t.field({
    type: done(
      'RequestEmailVerificationSuccess',
      'A link is on its way, unless the address is proven already.',
    ),
    description: 'Sends the link that verifies the viewer’s address again; it works once, for 24 hours.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, { database, limits, viewer }) => {
      if (!viewer) throw unauthenticated();
      await requestEmailVerification(database, limits, viewer.id);
      return DONE;
    },
  }),
  verifyEmail: t.field({
    extensions: everyTime,
    type: done('VerifyEmailSuccess', 'The address is proven.'),
    description:
      'Verifies an address with the link that was sent to it. The same again within ten minutes is a success.',
    errors: { types: [ValidationError, LinkExpiredError] },
    args: { input: t.arg({ type: VerifyEmailInput, required: true }) },
    resolve: async (_root, { input }, { database, limits, address }) => {
      await verifyEmail(database, limits, address, input);
      return DONE;
    },
  }),
}));
