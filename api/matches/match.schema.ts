import { club } from '../club.ts';
import { MatchStatus } from '../database/client.ts';
import { builder } from '../graphql/builder.ts';
import { enumValues } from '../graphql/enum-values.ts';
import { abbreviationOf } from './abbreviation.ts';
import { isOnSale, ticketPriceOf } from './sale.ts';

const MatchStatusType = builder.enumType('MatchStatus', {
  description: 'How far a match has come. Tickets are sold only while it is scheduled.',
  values: enumValues(Object.values(MatchStatus)),
});

builder.prismaObject('Match', {
  description: 'A match of the first team, past or to come.',
  fields: (t) => ({
    id: t.exposeID('id'),
    subject: t.exposeString('subject', { description: 'Round and teams, as one line.' }),
    homeTeam: t.exposeString('homeTeam'),
    awayTeam: t.exposeString('awayTeam'),
    homeAbbreviation: t.string({
      description: 'What the home team’s badge says: PMB, HM, … by the club’s rule.',
      resolve: ({ homeTeam }) => abbreviationOf(homeTeam),
    }),
    awayAbbreviation: t.string({
      description: 'What the away team’s badge says.',
      resolve: ({ awayTeam }) => abbreviationOf(awayTeam),
    }),
    opponent: t.exposeString('opponent', { description: 'The team that is not the club.' }),
    isHome: t.exposeBoolean('isHome', { description: 'Whether the club plays at home.' }),
    matchDate: t.expose('matchDate', { type: 'DateTime', description: 'When it begins.' }),
    competition: t.exposeString('competition'),
    location: t.string({
      description: 'Pavilion and town; «TBD» where none is known.',
      resolve: ({ location }) => location?.trim() || 'TBD',
    }),
    result: t.exposeString('result', {
      nullable: true,
      description: 'Home points, a hyphen, away points: «82-75». Null until there is a score.',
    }),
    summaryUrl: t.exposeString('summaryUrl', {
      nullable: true,
      description: 'Video or report of the match.',
    }),
    status: t.expose('status', { type: MatchStatusType }),
    ticketsAvailable: t.exposeInt('ticketsAvailable', { description: 'Seats left.' }),
    ticketPrice: t.field({
      type: 'Decimal',
      description: `Euros; ${club.defaultTicketPrice} where the match has no price of its own.`,
      resolve: ticketPriceOf,
    }),
    isOnSale: t.boolean({
      description: 'Whether a ticket can be bought now: at home, scheduled, to come, and not sold out.',
      resolve: (match) => isOnSale(match),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The last change by staff, not a sale.',
    }),
  }),
});
