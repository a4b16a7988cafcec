import { unauthenticated } from '../../platform/graphql/errors.ts';
import { call } from '../../platform/rest/call.ts';
import { fromGraphQLError } from '../../platform/rest/errors.ts';
import { graphql } from '../../platform/rest/gql/index.ts';

export const personalDataCalls = [
  call({
    call: 'GET /api/user/export',
    document: graphql(`
      query RestPersonalData {
        viewer {
          personalData
        }
      }
    `),
    answer: ({ viewer }) => {
      if (!viewer) throw fromGraphQLError(unauthenticated());
      return JSON.parse(viewer.personalData);
    },
    headers: { 'content-disposition': 'attachment; filename="mis-datos.json"' },
  }),
];
