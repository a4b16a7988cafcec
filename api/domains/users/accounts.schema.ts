import type { User } from '../../platform/database/client.ts';
import { ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { accountOpened } from './account-events.ts';
import { rememberedDevice } from './known-devices.ts';
import { SecondFactorNeededError, WrongCodeError, assertSecondFactor } from './second-factor.ts';
import { secretBox } from './second-factor-secret.ts';
import { endSession, findViewer, startSession } from '../../platform/sessions.ts';
import { creates, everyTime } from '../../platform/idempotency/creating-mutations.ts';
import { EmailTakenError, InvalidCredentialsError, authenticate, register } from './users.ts';
import { userSuccess, type AccountRead } from './users.schema.ts';

builder.objectType(
  InvalidCredentialsError,
  userError('InvalidCredentialsError', 'Unknown e-mail or wrong password.'),
);
builder.objectType(EmailTakenError, userError('EmailTakenError', 'Another account has this e-mail.'));

const LoginInput = builder.inputType('LoginInput', {
  description: 'Who wants to sign in.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Compared without case.' }),
    password: t.string({ required: true }),
    code: t.string({ description: 'A code of the user’s device, if they use a second factor.' }),
  }),
});

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'The person whose account is to be opened.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At least 2 characters.' }),
    email: t.string({ required: true }),
    password: t.string({ required: true, description: 'At least 6 characters, and not a common one.' }),
  }),
});

/** Replaces the browser's session with a new one and sets the viewer of this request. */
async function signIn(context: Context, user: Pick<User, 'id' | 'password'>): Promise<AccountRead> {
  if (context.viewer) await endSession(context.database, context.viewer.sessionId);
  const { token, expiresAt } = await startSession(context.database, user.id);
  context.session.start(token, expiresAt);
  const { config, device } = context;
  device.remember(rememberedDevice(config, device.cookie, user));
  context.viewer = await findViewer(context.database, token);
  return { userId: user.id, account: context.viewer?.account };
}

builder.mutationFields((t) => ({
  login: t.field({
    extensions: everyTime,
    type: userSuccess('LoginSuccess', 'Signed in; the answer sets the session’s cookie.'),
    description:
      'Signs in. Five failures within 15 minutes block an account for the network that they came from, and 100 within an hour for every network; a device on which the person has signed in before is counted by itself.',
    errors: { types: [ValidationError, InvalidCredentialsError, SecondFactorNeededError, WrongCodeError] },
    args: { input: t.arg({ type: LoginInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { database, config } = context;
      const user = await authenticate(database, context, input, async ({ id, hasSecondFactor }, code) => {
        if (hasSecondFactor) await assertSecondFactor(database, () => secretBox(config), id, code);
      });
      return signIn(context, user);
    },
  }),
  register: t.field({
    type: userSuccess('RegisterSuccess', 'Account opened and signed in.'),
    description: 'Opens a visitor’s account and signs in. Roles cannot be chosen.',
    extensions: creates,
    errors: { types: [ValidationError, EmailTakenError] },
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const user = await register(context.database, context.limits, context.address, input);
      accountOpened.emit(context.database, user.id);
      return signIn(context, user);
    },
  }),
  logout: t.boolean({
    extensions: everyTime,
    description: 'Ends the session, if there is one. Always true.',
    resolve: async (_root, _args, context) => {
      if (context.viewer) await endSession(context.database, context.viewer.sessionId);
      context.session.end();
      context.viewer = null;
      return true;
    },
  }),
}));
