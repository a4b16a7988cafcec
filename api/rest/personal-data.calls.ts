import { unauthenticated } from '../graphql/errors.ts';
import { call } from './call.ts';
import { fromGraphQLError } from './errors.ts';
import { graphql } from './gql/index.ts';

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
