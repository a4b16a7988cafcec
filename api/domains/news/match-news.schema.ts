import { builder } from '../../platform/graphql/builder.ts';
import { ArticleType } from './article.schema.ts';
import { chosenForMatch, newsAboutMatch } from './news.ts';

/** Each match needs its own query, so the cost keeps long lists from asking for it. */
const NEWS_COST = 150;

builder.prismaObjectField('Match', 'news', (t) =>
  t.prismaField({
    type: [ArticleType],
    description:
      'Previews and reports: up to six that are linked with the match, the latest first. If they are fewer than three, also news of the category Partidos that name the opponent, from six weeks before to a week after.',
    complexity: NEWS_COST,
    select: { id: true, matchDate: true, opponent: true },
    resolve: async (query, match, _args, { database }) =>
      chosenForMatch(await database.news.findMany({ ...query, ...newsAboutMatch(match) })),
  }),
);
