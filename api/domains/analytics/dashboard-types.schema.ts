import { builder } from '../../platform/graphql/builder.ts';
import type { UpcomingSales, DashboardFigures, MoneyTrend, Trend } from './dashboard.ts';

export const DashboardTrendType = builder.objectRef<Trend>('DashboardTrend').implement({
  description: 'Something counted over time. Days are days at the club, and today is one of them.',
  fields: (t) => ({
    season: t.exposeInt('season', { description: 'Since the first of July.' }),
    lastWeek: t.exposeInt('lastWeek', { description: 'In the last seven days.' }),
    weekBefore: t.exposeInt('weekBefore', { description: 'In the seven days before those.' }),
  }),
});

export const DashboardMoneyType = builder.objectRef<MoneyTrend>('DashboardMoney').implement({
  description: 'Euros added up over the times of `DashboardTrend`.',
  fields: (t) => ({
    season: t.expose('season', { type: 'Decimal' }),
    lastWeek: t.expose('lastWeek', { type: 'Decimal' }),
    weekBefore: t.expose('weekBefore', { type: 'Decimal' }),
  }),
});

export const DashboardNewsType = builder.objectRef<DashboardFigures['news']>('DashboardNews').implement({
  description: 'Number of articles by state.',
  fields: (t) => ({
    published: t.exposeInt('published'),
    scheduled: t.exposeInt('scheduled', { description: 'Published with a date to come.' }),
    draft: t.exposeInt('draft'),
    hidden: t.exposeInt('hidden'),
  }),
});

export const DashboardMatchType = builder.objectRef<UpcomingSales>('DashboardMatch').implement({
  description: 'How a match to come sells.',
  fields: (t) => ({
    matchId: t.exposeID('matchId'),
    opponent: t.exposeString('opponent'),
    competition: t.exposeString('competition'),
    matchDate: t.expose('matchDate', { type: 'DateTime' }),
    sold: t.exposeInt('sold'),
    available: t.exposeInt('available', { description: 'Seats left.' }),
  }),
});
