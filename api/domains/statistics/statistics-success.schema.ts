import { builder } from '../../platform/graphql/builder.ts';

/** The result of a mutation: the match, read again. */
export const statisticsSuccess = (name: string, description: string) =>
  builder.objectRef<{ matchId: number }>(name).implement({
    description,
    fields: (t) => ({
      match: t.prismaField({
        type: 'Match',
        resolve: (query, { matchId }, _args, { database }) =>
          database.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
      }),
    }),
  });
