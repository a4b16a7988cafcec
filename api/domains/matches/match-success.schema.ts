import { builder } from '../../platform/graphql/builder.ts';
import { MatchType } from './match.schema.ts';

/** The result type of mutations that return a match. It is read again, with the fields that the caller selected. */
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
