import { builder } from '../graphql/builder.ts';
import { ArticleType } from './article.schema.ts';
import { newsAroundMatch } from './news.ts';

/** A statement of its own for each match: dear enough that a long list cannot ask for it. */
const NEWS_COST = 150;

builder.prismaObjectField('Match', 'news', (t) =>
  t.prismaField({
    type: [ArticleType],
    description: 'Preview and report: up to three published news of the category Partidos around its day.',
    complexity: NEWS_COST,
    select: { matchDate: true },
    resolve: (query, match, _args, { database }) =>
      database.news.findMany({ ...query, ...newsAroundMatch(match) }),
  }),
);
