import { NotFoundError, ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { everyTime } from '../../platform/idempotency/creating-mutations.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { WrongPasswordError, confirmPassword } from './close-account.ts';
import {
  SecondFactorNeededError,
  SecondFactorOnError,
  WrongCodeError,
  assertSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  needsSecondFactor,
  removeSecondFactor,
} from './second-factor.ts';
import { secretBox } from './second-factor-secret.ts';
import { countedAttempt, deviceOfSession } from './sign-in-attempts.ts';

builder.objectType(
  SecondFactorNeededError,
  userError('SecondFactorNeededError', 'The password is right; `code` of the device is to be sent with it.'),
);
builder.objectType(WrongCodeError, userError('WrongCodeError', 'The code is wrong, or has been used.'));
builder.objectType(
  SecondFactorOnError,
  userError('SecondFactorOnError', 'There is a second factor already.'),
);

builder.prismaObjectFields('User', (t) => ({
  hasSecondFactor: t.boolean({
    description: 'Whether signing in asks for a code of the person’s device.',
    select: { secondFactor: { select: { confirmedAt: true } } },
    resolve: ({ secondFactor }) => Boolean(secondFactor?.confirmedAt),
  }),
  needsSecondFactor: t.boolean({
    description: 'Whether one of the roles has no effect until the user has a second factor.',
    // The session's query has already read it.
    resolve: (user, _args, { database, viewer }) =>
      viewer?.withheld && viewer.account === user
        ? viewer.withheld.length > 0
        : needsSecondFactor(database, user),
  }),
}));

const BeginSecondFactorInput = builder.inputType('BeginSecondFactorInput', {
  description: 'The person’s password once more.',
  fields: (t) => ({ password: t.string({ required: true }) }),
});

const BeginSecondFactorSuccess = builder
  .objectRef<{ secret: string; uri: string }>('BeginSecondFactorSuccess')
  .implement({
    description: 'The secret for the user’s device. It is shown only once.',
    fields: (t) => ({
      secret: t.exposeString('secret', { description: 'In base32, to type in without a camera.' }),
      uri: t.exposeString('uri', { description: 'An otpauth: address, for a QR code.' }),
    }),
  });

const ConfirmSecondFactorInput = builder.inputType('ConfirmSecondFactorInput', {
  description: 'The first code of the device.',
  fields: (t) => ({ code: t.string({ required: true }) }),
});

const ConfirmSecondFactorSuccess = builder
  .objectRef<{ recoveryCodes: string[] }>('ConfirmSecondFactorSuccess')
  .implement({
    description: 'The second factor is on, and the user’s other sessions have ended.',
    fields: (t) => ({
      recoveryCodes: t.exposeStringList('recoveryCodes', {
        description: 'For a lost device; each works once. They are shown only once.',
      }),
    }),
  });

const RemoveSecondFactorInput = builder.inputType('RemoveSecondFactorInput', {
  description: 'Password and code of the person themselves.',
  fields: (t) => ({ password: t.string({ required: true }), code: t.string({ required: true }) }),
});

const RemoveSecondFactorSuccess = builder.objectRef<object>('RemoveSecondFactorSuccess').implement({
  description: 'It is done.',
  fields: (t) => ({ done: t.boolean({ resolve: () => true }) }),
});

builder.mutationFields((t) => ({
  beginSecondFactor: t.field({
    extensions: everyTime,
    type: BeginSecondFactorSuccess,
    description: 'Makes the secret of one-time codes (TOTP); nothing is asked for until it is confirmed.',
    authScopes: { signedIn: true },
    errors: { types: [WrongPasswordError, ValidationError, SecondFactorOnError, NotFoundError] },
    args: { input: t.arg({ type: BeginSecondFactorInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { database, config, viewer } = context;
      const user = await confirmPassword(database, context, requireViewer(viewer), input.password);
      return beginSecondFactor(database, secretBox(config), user);
    },
  }),
  confirmSecondFactor: t.field({
    extensions: everyTime,
    type: ConfirmSecondFactorSuccess,
    description: 'Turns the second factor on with a first code.',
    authScopes: { signedIn: true },
    errors: { types: [WrongCodeError, SecondFactorOnError, NotFoundError] },
    args: { input: t.arg({ type: ConfirmSecondFactorInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { database, config } = context;
      const person = requireViewer(context.viewer);
      const recoveryCodes = await countedAttempt(context, { device: deviceOfSession(person) }, () =>
        confirmSecondFactor(database, secretBox(config), person, input.code),
      );
      return { recoveryCodes };
    },
  }),
  removeSecondFactor: t.field({
    type: RemoveSecondFactorSuccess,
    description: 'Turns the own second factor off.',
    authScopes: { signedIn: true },
    errors: {
      types: [WrongPasswordError, ValidationError, WrongCodeError, SecondFactorNeededError, NotFoundError],
    },
    args: { input: t.arg({ type: RemoveSecondFactorInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { database, config } = context;
      const viewer = requireViewer(context.viewer);
      await confirmPassword(database, context, viewer, input.password, ({ id }) =>
        assertSecondFactor(database, () => secretBox(config), id, input.code),
      );
      await removeSecondFactor(database, viewer.id);
      return {};
    },
  }),
}));
