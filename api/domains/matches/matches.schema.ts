import type { Prisma } from '../../platform/database/client.ts';
import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { pageRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import './match.schema.ts';
import { chosenSeason } from './seasons.ts';
import { calendarStats, countMatches, matchList, matchMonths, type CalendarStats } from './matches.ts';

const MatchFilter = builder.inputType('MatchFilter', {
  description: 'All conditions apply; omitted or null fields do not filter.',
  fields: (t) => ({
    month: t.string({ description: 'A month in the club’s zone, Europe/Madrid: `2025-09`.' }),
    year: t.int({ description: 'A calendar year in the club’s zone, 2000 to 2099.' }),
    competition: t.string({ description: 'Exactly as in `Match.competition`.' }),
    season: t.int({ description: 'The year in which the season begins: 2025 is «2025/26».' }),
    currentSeason: t.boolean({ description: 'True: the season of today; instead of `season`.' }),
    upcoming: t.boolean({
      description:
        'True: only matches that have not begun (including postponed ones until their old date) and the match being played.',
    }),
    home: t.boolean({ description: 'True: only at home, where the club sells tickets. False: only away.' }),
  }),
});

interface MatchList {
  where: Prisma.MatchWhereInput;
  orderBy: Prisma.MatchOrderByWithRelationInput[];
}

export const MatchPage = pageType<MatchList>('MatchPage', 'One page of matches.', (t) =>
  t.prismaField({
    type: ['Match'],
    resolve: (query, source, _args, { database }) =>
      pageRows(source, { rows: (args) => database.match.findMany({ ...query, ...args }) }),
  }),
);

const CalendarStatsType = builder.objectRef<CalendarStats>('CalendarStats').implement({
  description: 'Figures of the whole calendar.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Matches, whatever their status.' }),
    homeMatches: t.exposeInt('homeMatches'),
    awayMatches: t.exposeInt('awayMatches'),
    competitions: t.exposeStringList('competitions', { description: 'Those that have a match.' }),
  }),
});

builder.queryFields((t) => ({
  matches: t.field({
    type: MatchPage,
    description: 'Matches by date, the earliest first.',
    complexity: pageComplexity,
    args: { filter: t.arg({ type: MatchFilter }), ...pageArgs(50) },
    extensions: alsoReads('seasons'),
    resolve: async (_root, { filter: given, ...page }, { database }) => {
      const now = new Date();
      const filter = given && { ...given, season: await chosenSeason(database, given, now) };
      const list = matchList(filter, now);
      return pageSource(list, page, {
        arrivals: arrivalsById(() => database.match.findFirst(NEWEST_ID)),
        count: (matches, isCut) => countMatches(database, isCut ? null : filter, matches, now),
      });
    },
  }),
  match: t.prismaField({
    type: 'Match',
    nullable: true,
    description: 'One match; null if there is none with this id.',
    args: { id: t.arg.id({ required: true }) },
    // Ids start at 1, so 0 matches nothing.
    resolve: (query, _root, { id }, { database }) =>
      database.match.findUnique({ ...query, where: { id: parseId(id) ?? 0 } }),
  }),
  lastResult: t.prismaField({
    type: 'Match',
    nullable: true,
    description: 'The match that was finished last, by its date; null before the first one.',
    resolve: (query, _root, _args, { database }) =>
      database.match.findFirst({
        ...query,
        where: { status: 'finished', result: { not: null } },
        orderBy: [{ matchDate: 'desc' }, { id: 'desc' }],
      }),
  }),
  matchMonths: t.stringList({
    description:
      'Months the calendar offers: the twelve of the season’s first year and later ones with a match.',
    extensions: alsoReads('matches'),
    resolve: (_root, _args, { database }) => matchMonths(database),
  }),
  calendarStats: t.field({
    type: CalendarStatsType,
    description: 'Figures above the calendar: of one season, or of all.',
    extensions: alsoReads('matches', 'competitions', 'seasons'),
    args: {
      season: t.arg.int({ description: 'The year in which the season begins.' }),
      currentSeason: t.arg.boolean({ description: 'True: the season of today; instead of `season`.' }),
    },
    resolve: async (_root, choice, { database }) =>
      calendarStats(database, await chosenSeason(database, choice)),
  }),
}));
