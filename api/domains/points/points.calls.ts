import { unauthenticated } from '../../platform/graphql/errors.ts';
import { call, readQuery, wholeNumber } from '../../platform/rest/call.ts';
import { fromGraphQLError } from '../../platform/rest/errors.ts';
import { graphql } from '../../platform/rest/gql/index.ts';
import type { FanLevel } from '../../platform/rest/gql/graphql.ts';
import { z } from 'zod';

/** The level as stored and shown: «Aficionado». */
function levelName(level: FanLevel): string {
  return level.charAt(0) + level.slice(1).toLowerCase();
}

const historyQuery = z.object({ limit: wholeNumber(1, 100).default(5) });

export const pointsCalls = [
  call({
    call: 'GET /api/gamification/points',
    document: graphql(`
      query RestPoints {
        viewer {
          id
          points {
            totalPoints
            level
            levelProgress
          }
        }
      }
    `),
    answer: ({ viewer }) => {
      if (!viewer) throw fromGraphQLError(unauthenticated());
      const { totalPoints, level, levelProgress } = viewer.points;
      return { userId: Number(viewer.id), totalPoints, level: levelName(level), levelProgress };
    },
  }),
  call({
    call: 'GET /api/gamification/history',
    document: graphql(`
      query RestPointsHistory($limit: Int!) {
        viewer {
          points {
            history(limit: $limit) {
              id
              action
              description
              points
              createdAt
            }
          }
        }
      }
    `),
    variables: ({ query }) => readQuery(historyQuery, query),
    answer: ({ viewer }) => {
      if (!viewer) throw fromGraphQLError(unauthenticated());
      return viewer.points.history.map(({ id, ...entry }) => ({ id: Number(id), ...entry }));
    },
  }),
];
