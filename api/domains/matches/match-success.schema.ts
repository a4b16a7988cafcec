import { builder } from '../../platform/graphql/builder.ts';
import { MatchType } from './match.schema.ts';

/** The result of a mutation that gives a match back, read again with exactly what was asked for. */
export function matchSuccess(name: string, description: string) {
  return builder.objectRef<{ matchId: number }>(name).implement({
    description,
    fields: (t) => ({
      match: t.prismaField({
        type: MatchType,
        resolve: (query, { matchId }, _args, { database }) =>
          database.match.findUniqueOrThrow({ ...query, where: { id: matchId } }),
      }),
    }),
  });
}
