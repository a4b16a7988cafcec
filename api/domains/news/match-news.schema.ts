import { builder } from '../../platform/graphql/builder.ts';
import { ArticleType } from './article.schema.ts';
import { newsAboutMatch } from './news.ts';

/** Each match needs its own query, so the cost keeps long lists from asking for it. */
const NEWS_COST = 150;

builder.prismaObjectField('Match', 'news', (t) =>
  t.prismaField({
    type: [ArticleType],
    description:
      'Previews and report, the latest first: up to three news of the category Partidos that name the opponent, from six weeks before to a week after.',
    complexity: NEWS_COST,
    select: { matchDate: true, opponent: true },
    resolve: (query, match, _args, { database }) =>
      database.news.findMany({ ...query, ...newsAboutMatch(match) }),
  }),
);
