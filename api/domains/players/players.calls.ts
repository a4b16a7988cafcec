import { call, optionalText } from '../../platform/rest/call.ts';
import { graphql } from '../../platform/rest/gql/index.ts';
import type { Position } from '../../platform/rest/gql/graphql.ts';

export const playerCalls = [
  call({
    call: 'GET /api/players',
    document: graphql(`
      query RestPlayers($position: Position) {
        players(position: $position) {
          id
          dorsal
          name
          position
          country
          overall
          atkOverall
          shooting
          finishing
          concentration
          passing
          defOverall
          steal
          block
          perimeter
          interior
          primaryQuality
          secondaryQuality
          profileImage
        }
      }
    `),
    // The schema refuses an unknown position.
    variables: ({ query }) => ({
      position:
        query.position === 'all' ? null : ((optionalText(query.position)?.toUpperCase() as Position) ?? null),
    }),
    // REST joins the positions into one string: «PG/SG».
    answer: ({ players }) =>
      players.map(({ id, position, ...rest }) => ({ id: Number(id), ...rest, position: position.join('/') })),
  }),
];
