import { builder } from '../../platform/graphql/builder.ts';
import {
  AnalyticsActionType,
  AnalyticsCountType,
  AnalyticsInquiriesType,
  AnalyticsMatchType,
  AnalyticsMoneyType,
  AnalyticsPaymentType,
  AnalyticsPeriodType,
  AnalyticsPushType,
  AnalyticsRangeType,
  AnalyticsSeriesType,
} from './analytics-types.schema.ts';
import {
  MAX_MATCHES,
  fansByLevel,
  inquiriesByLevel,
  passesByStatus,
  pointsByAction,
  pushReach,
  salesByMatch,
} from './breakdowns.ts';
import { LONGEST_PERIOD } from './period.input.ts';
import { currentSeason } from '../matches/seasons.ts';
import { analyticsPeriod, type AnalyticsPeriod } from './period.ts';
import { activitySeries, memberSeries, type ActivitySeries } from './series.ts';

interface Analytics {
  period: AnalyticsPeriod;
  /** Read once, even if several of its series are selected. */
  activity: () => Promise<ActivitySeries>;
}

/** Estimated number of points of a series: 62 days. */
const SERIES_COST = { field: 5, multiplier: 12 };

const AnalyticsType = builder.objectRef<Analytics>('Analytics').implement({
  description: 'Figures of the club over a period.',
  fields: (t) => ({
    period: t.expose('period', { type: AnalyticsPeriodType }),
    tickets: t.field({
      type: AnalyticsSeriesType,
      description: 'Tickets sold.',
      complexity: SERIES_COST,
      resolve: async ({ activity }) => (await activity()).tickets,
    }),
    takings: t.field({
      type: AnalyticsMoneyType,
      description:
        'What the club keeps of the tickets sold, by the day of the sale: not of those that were returned or cancelled since, and not of a cancelled match.',
      complexity: SERIES_COST,
      resolve: async ({ activity }) => (await activity()).takings,
    }),
    takingsByPayment: t.field({
      type: [AnalyticsPaymentType],
      description: 'The same tickets by the way of payment, also those without any.',
      resolve: async ({ activity }) => (await activity()).byPayment,
    }),
    refunds: t.field({
      type: AnalyticsMoneyType,
      description: 'What was given back of payments on the site, by the day on which it was.',
      complexity: SERIES_COST,
      resolve: async ({ activity }) => (await activity()).refunds,
    }),
    signUps: t.field({
      type: AnalyticsSeriesType,
      description: 'Accounts opened.',
      complexity: SERIES_COST,
      resolve: async ({ activity }) => (await activity()).sign_ups,
    }),
    points: t.field({
      type: AnalyticsSeriesType,
      description: 'Fan points given.',
      complexity: SERIES_COST,
      resolve: async ({ activity }) => (await activity()).points,
    }),
    members: t.field({
      type: AnalyticsSeriesType,
      description: 'People whose membership was in force at the end of each stretch.',
      complexity: SERIES_COST,
      resolve: ({ period }, _args, { database }) => memberSeries(database, period),
    }),
    ticketsByMatch: t.field({
      type: [AnalyticsMatchType],
      description: `Matches at home in the period, and others that sold in it, by date: the latest ${MAX_MATCHES}.`,
      complexity: { field: 5, multiplier: MAX_MATCHES },
      resolve: ({ period }, _args, { database }) => salesByMatch(database, period),
    }),
    pointsByAction: t.field({
      type: [AnalyticsActionType],
      description: 'What points were given for, what gave most first.',
      resolve: ({ period }, _args, { database }) => pointsByAction(database, period),
    }),
    fansByLevel: t.field({
      type: [AnalyticsCountType],
      description: 'How many fans have reached each level by now, the lowest first.',
      resolve: (_root, _args, { database }) => fansByLevel(database),
    }),
    push: t.field({
      type: AnalyticsPushType,
      resolve: ({ period }, _args, { database }) => pushReach(database, period),
    }),
    passesByStatus: t.field({
      type: [AnalyticsCountType],
      description: 'Season passes uploaded in the period by state.',
      resolve: ({ period }, _args, { database }) => passesByStatus(database, period),
    }),
    inquiriesByLevel: t.field({
      type: [AnalyticsInquiriesType],
      description: 'Inquiries of the period: by tier, the lowest first, then those without a tier.',
      resolve: ({ period }, _args, { database }) => inquiriesByLevel(database, period),
    }),
  }),
});

const AnalyticsPeriodInput = builder.inputType('AnalyticsPeriodInput', {
  description: `The period, at most ${LONGEST_PERIOD} days, none of them in the future.`,
  fields: (t) => ({
    range: t.field({ type: AnalyticsRangeType, required: true }),
    from: t.string({ description: 'Of own dates the first day, `2026-11-01`; others ignore it.' }),
    until: t.string({ description: 'Of own dates the last day, today or before; others ignore it.' }),
  }),
});

builder.queryField('analytics', (t) =>
  t.field({
    type: AnalyticsType,
    description: 'How the club develops. Administrators and commercial managers.',
    authScopes: { role: ['admin', 'commercial_manager'] },
    args: { period: t.arg({ type: AnalyticsPeriodInput, required: true }) },
    resolve: async (_root, { period: { range, ...custom } }, { database }): Promise<Analytics> => {
      const now = new Date();
      const season = range === 'season' ? await currentSeason(database, now) : undefined;
      const period = analyticsPeriod(range, custom, now, season);
      let read: Promise<ActivitySeries> | undefined;
      return { period, activity: () => (read ??= activitySeries(database, period)) };
    },
  }),
);
