import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import type { ActionPoints, Count, LevelInquiries, MatchSales, PushReach } from './breakdowns.ts';
import { PERIOD_RANGES } from './period.input.ts';
import { BUCKETS, type AnalyticsPeriod, type Days } from './period.ts';
import type { Series } from './series.ts';
import { euros, type PaymentTakings } from './ticket-takings.ts';

const DAY = 'A day at the club, `2026-11-21`.';

export const AnalyticsRangeType = builder.enumType('AnalyticsRange', {
  description: 'The last 7 days, the last 30, the season so far (since the first of July), or own dates.',
  values: enumValues(PERIOD_RANGES),
});

const AnalyticsBucketType = builder.enumType('AnalyticsBucket', {
  description: 'The length of time of a chart’s point. Weeks begin on Monday.',
  values: enumValues(BUCKETS),
});

const AnalyticsDaysType = builder.objectRef<Days>('AnalyticsDays').implement({
  description: 'Whole days at the club, both counted.',
  fields: (t) => ({
    from: t.exposeString('from', { description: DAY }),
    until: t.exposeString('until', { description: DAY }),
  }),
});

export const AnalyticsPeriodType = builder.objectRef<AnalyticsPeriod>('AnalyticsPeriod').implement({
  description: 'The period of the figures.',
  fields: (t) => ({
    from: t.exposeString('from', { description: DAY }),
    until: t.exposeString('until', { description: DAY }),
    bucket: t.expose('bucket', {
      type: AnalyticsBucketType,
      description: 'By day up to 62 days, by week up to 400, by month beyond.',
    }),
    previous: t.expose('previous', {
      type: AnalyticsDaysType,
      description:
        'The period for comparison: the same number of days before, or the same part of the previous season.',
    }),
  }),
});

const AnalyticsPointType = builder.objectRef<Series['points'][number]>('AnalyticsPoint').implement({
  description: 'One point of a chart.',
  fields: (t) => ({
    from: t.exposeString('from', { description: DAY }),
    until: t.exposeString('until', { description: 'The last day; a cut week or month has fewer.' }),
    value: t.exposeInt('value'),
  }),
});

export const AnalyticsSeriesType = builder.objectRef<Series>('AnalyticsSeries').implement({
  description: 'A figure over the period.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'For members, the number at the end of the period.' }),
    previous: t.exposeInt('previous', {
      description: 'The total of the `previous` period; for members, the number at its end.',
    }),
    points: t.expose('points', {
      type: [AnalyticsPointType],
      description: 'Every day, week or month of the period, also those with the value 0.',
    }),
  }),
});

const AnalyticsMoneyPointType = builder.objectRef<Series['points'][number]>('AnalyticsMoneyPoint').implement({
  description: 'One point of a chart, in euros.',
  fields: (t) => ({
    from: t.exposeString('from', { description: DAY }),
    until: t.exposeString('until', { description: 'The last day; a cut week or month has fewer.' }),
    value: t.field({ type: 'Decimal', resolve: ({ value }) => euros(value) }),
  }),
});

export const AnalyticsMoneyType = builder.objectRef<Series>('AnalyticsMoney').implement({
  description: 'An amount over the period, in euros.',
  fields: (t) => ({
    total: t.field({ type: 'Decimal', resolve: ({ total }) => euros(total) }),
    previous: t.field({
      type: 'Decimal',
      description: 'The total of the `previous` period.',
      resolve: ({ previous }) => euros(previous),
    }),
    points: t.expose('points', {
      type: [AnalyticsMoneyPointType],
      description: 'Every day, week or month of the period, also those with nothing.',
    }),
  }),
});

export const AnalyticsPaymentType = builder.objectRef<PaymentTakings>('AnalyticsPayment').implement({
  description: 'The tickets of the period that were paid in one way.',
  fields: (t) => ({
    paidBy: t.exposeString('paidBy', { description: 'The way as stored, for example «card».' }),
    tickets: t.exposeInt('tickets'),
    takings: t.field({
      type: 'Decimal',
      description: 'Euros that the club keeps of them.',
      resolve: ({ cents }) => euros(cents),
    }),
  }),
});

export const AnalyticsMatchType = builder.objectRef<MatchSales>('AnalyticsMatch').implement({
  description: 'How a match sold.',
  fields: (t) => ({
    matchId: t.exposeID('matchId'),
    opponent: t.exposeString('opponent'),
    competition: t.exposeString('competition'),
    matchDate: t.expose('matchDate', { type: 'DateTime' }),
    soldInPeriod: t.exposeInt('soldInPeriod', { description: 'Tickets sold in the period.' }),
    sold: t.exposeInt('sold', { description: 'Tickets sold in all.' }),
    takings: t.expose('takings', {
      type: 'Decimal',
      description: 'Euros that the club keeps of all of them; nothing for a cancelled match.',
    }),
    available: t.exposeInt('available', { description: 'Seats left.' }),
  }),
});

export const AnalyticsCountType = builder.objectRef<Count>('AnalyticsCount').implement({
  description: 'The number of items of a kind.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The kind as stored, for example «pending».' }),
    count: t.exposeInt('count'),
  }),
});

export const AnalyticsActionType = builder.objectRef<ActionPoints>('AnalyticsAction').implement({
  description: 'Points given for one kind of action.',
  fields: (t) => ({
    action: t.exposeString('action', { description: 'For example «ticket_purchase».' }),
    entries: t.exposeInt('entries', { description: 'How often.' }),
    points: t.exposeInt('points'),
  }),
});

export const AnalyticsPushType = builder.objectRef<PushReach>('AnalyticsPush').implement({
  description: 'The receivers of push messages now.',
  fields: (t) => ({
    devices: t.exposeInt('devices'),
    people: t.exposeInt('people', { description: 'Who have one or more of those devices.' }),
    added: t.exposeInt('added', { description: 'Devices that were added in the period.' }),
    matchUpdates: t.exposeInt('matchUpdates', { description: 'Devices that want them, as below.' }),
    teamNews: t.exposeInt('teamNews'),
    membershipOffers: t.exposeInt('membershipOffers'),
    gameReminders: t.exposeInt('gameReminders'),
  }),
});

export const AnalyticsInquiriesType = builder.objectRef<LevelInquiries>('AnalyticsInquiries').implement({
  description: 'The inquiries about one tier by state.',
  fields: (t) => ({
    level: t.exposeString('level', {
      nullable: true,
      description: 'The tier as stored, for example «oro»; null where the company named none.',
    }),
    new: t.exposeInt('new'),
    contacted: t.exposeInt('contacted'),
    agreed: t.exposeInt('agreed'),
    declined: t.exposeInt('declined'),
  }),
});
