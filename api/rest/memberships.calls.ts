import { unauthenticated } from '../graphql/errors.ts';
import { call, found } from './call.ts';
import { fromGraphQLError } from './errors.ts';
import { graphql } from './gql/index.ts';

export const membershipCalls = [
  // Whoever is no socio is refused by the schema.
  call({
    call: 'GET /api/membership',
    document: graphql(`
      query RestMembership {
        viewer {
          id
          membership {
            id
            qrCode
            type
            activationDate
            expiryDate
            memberNumber
          }
        }
      }
    `),
    answer: ({ viewer }) => {
      if (!viewer) throw fromGraphQLError(unauthenticated());
      const membership = found(viewer.membership, 'No tienes carnet activo');
      return { ...membership, userId: Number(viewer.id) };
    },
  }),
];
