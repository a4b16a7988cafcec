import { club } from '../../club/club.ts';
import { MatchStatus } from '../../platform/database/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { NAMED_TEAMS, badgeOf } from '../teams/abbreviation.ts';
import { periodsOf } from './match-score.ts';
import { derivedRound } from './match-subject.ts';
import { isOnSale, ticketPriceOf } from './sale.ts';

export const MatchStatusType = builder.enumType('MatchStatus', {
  description: 'The state of a match. Tickets are sold only while it is scheduled.',
  values: enumValues(Object.values(MatchStatus)),
});

const PeriodType = builder.objectRef<{ home: number; away: number }>('MatchPeriod').implement({
  description: 'Points of each side in one quarter or extra time.',
  fields: (t) => ({ home: t.exposeInt('home'), away: t.exposeInt('away') }),
});

/** Roles that plan matches or sell tickets. */
const SALES_STAFF = ['admin', 'sports_manager', 'commercial_manager'] as const;

export const MatchType = builder.prismaObject('Match', {
  description: 'A match of the first team, past or to come.',
  fields: (t) => ({
    id: t.exposeID('id'),
    subject: t.exposeString('subject', { description: 'Round and teams, as one line.' }),
    round: t.string({
      nullable: true,
      description: 'The round in `subject`: «Jornada 12»; null if there is none.',
      resolve: (match) => derivedRound(match) || null,
    }),
    homeTeam: t.exposeString('homeTeam'),
    awayTeam: t.exposeString('awayTeam'),
    homeAbbreviation: t.string({
      description: 'The abbreviation on the home team’s badge: PMB, HM, …',
      select: NAMED_TEAMS,
      extensions: alsoReads('teams'),
      resolve: (match) => badgeOf(match, match.isHome),
    }),
    awayAbbreviation: t.string({
      description: 'The abbreviation on the away team’s badge.',
      select: NAMED_TEAMS,
      extensions: alsoReads('teams'),
      resolve: (match) => badgeOf(match, !match.isHome),
    }),
    opponent: t.exposeString('opponent', { description: 'The team that is not the club.' }),
    opponentTeam: t.relation('opponentTeam', {
      nullable: true,
      description: 'What is known of the opponent: its crest, colours and home venue.',
    }),
    isHome: t.exposeBoolean('isHome', { description: 'Whether the club plays at home.' }),
    matchDate: t.expose('matchDate', { type: 'DateTime', description: 'When it begins.' }),
    competition: t.exposeString('competition'),
    season: t.relation('seasonOf', { nullable: true, description: 'The season of its date.' }),
    location: t.string({
      description: 'Pavilion and town; «TBD» if it is not known.',
      resolve: ({ location }) => location?.trim() || 'TBD',
    }),
    venue: t.relation('venue', {
      nullable: true,
      description: 'The address of the place, if the place in `location` is a known venue.',
    }),
    result: t.exposeString('result', {
      nullable: true,
      description: 'Home points, a hyphen, away points: «82-75». Null until there is a score.',
    }),
    periods: t.field({
      type: [PeriodType],
      description: 'Points by quarter, then by extra time, up to now; empty if they were not recorded.',
      resolve: periodsOf,
    }),
    summaryUrl: t.exposeString('summaryUrl', {
      nullable: true,
      description: 'Video or report of the match.',
    }),
    status: t.expose('status', { type: MatchStatusType }),
    ticketsAvailable: t.exposeInt('ticketsAvailable', { description: 'Seats left.' }),
    ticketPrice: t.field({
      type: 'Decimal',
      description: `Euros; ${club.defaultTicketPrice} if the match has no price of its own.`,
      resolve: ticketPriceOf,
    }),
    isOnSale: t.boolean({
      description: 'Whether a ticket can be bought now: at home, scheduled, to come, and not sold out.',
      resolve: (match) => isOnSale(match),
    }),
    ticketsSold: t.exposeInt('ticketsSold', {
      description: 'Tickets that are valid now. Only for staff who plan matches or sell tickets.',
      authScopes: { role: SALES_STAFF },
    }),
    ticketsHeld: t.exposeInt('ticketsHeld', {
      description: 'Seats held for people who were offered one, or who are paying. Only for the same staff.',
      authScopes: { role: SALES_STAFF },
    }),
    ownTicketPrice: t.expose('ticketPrice', {
      type: 'Decimal',
      nullable: true,
      description:
        'Euros, as staff set them; null for the club’s default price. Only for staff who plan matches or sell tickets.',
      authScopes: { role: SALES_STAFF },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The last change by staff, not a sale.',
    }),
  }),
});
