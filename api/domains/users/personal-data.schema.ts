import { NotFoundError, ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { everyTime } from '../../platform/idempotency/creating-mutations.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { WrongPasswordError, closeAccount } from './close-account.ts';
import { exportPersonalData } from './personal-data.ts';
import { LastAdministratorError } from './users-admin.ts';

/** It reads every table with data of the user, so it cannot be combined with much else. */
const EXPORT_COST = 2000;

builder.objectType(
  WrongPasswordError,
  userError('WrongPasswordError', 'It is not the password of the signed-in user.'),
);

builder.prismaObjectField('User', 'personalData', (t) =>
  t.string({
    description:
      'All data that the site stores about the user, as a JSON document. Only the user may read it, ten times an hour.',
    authScopes: ({ id }, _args, { viewer }) => viewer?.id === id,
    complexity: EXPORT_COST,
    resolve: ({ id }, _args, { database, limits }) => exportPersonalData(database, limits, id),
  }),
);

const CloseAccountInput = builder.inputType('CloseAccountInput', {
  description: 'The password again, so that no other person at the user’s screen can do it.',
  fields: (t) => ({ password: t.string({ required: true }) }),
});

const CloseAccountSuccess = builder.objectRef<{ closed: true }>('CloseAccountSuccess').implement({
  description: 'The account is gone, and with it every session; tickets stay sold, without a holder.',
  fields: (t) => ({ closed: t.exposeBoolean('closed', { description: 'Always true.' }) }),
});

builder.mutationField('closeAccount', (t) =>
  t.field({
    extensions: everyTime,
    type: CloseAccountSuccess,
    description: 'Closes the own account for good. At most five wrong passwords in 15 minutes.',
    authScopes: { signedIn: true },
    errors: { types: [ValidationError, WrongPasswordError, LastAdministratorError, NotFoundError] },
    args: { input: t.arg({ type: CloseAccountInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<{ closed: true }> => {
      if (!context.viewer) throw unauthenticated();
      await closeAccount(context.database, context, context.viewer, input.password);
      context.session.end();
      context.viewer = null;
      return { closed: true };
    },
  }),
);
