import { unauthenticated } from '../../platform/graphql/errors.ts';
import { call, found } from '../../platform/rest/call.ts';
import { fromGraphQLError } from '../../platform/rest/errors.ts';
import { graphql } from '../../platform/rest/gql/index.ts';

export const membershipCalls = [
  // The schema refuses callers without the role socio.
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
