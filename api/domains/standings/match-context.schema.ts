import { builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import {
  CONTEXT_COLUMNS,
  earlierMeetings,
  nextMatch,
  previousMatch,
  teamContexts,
  type ContextMatch,
  type FormGame,
  type TeamContext,
} from './match-context.ts';
import { StandingRowType } from './standings.schema.ts';

/** Each match needs its own queries, so the cost keeps long lists from asking for it. */
const CONTEXT_COST = 150;

const FormGameType = builder.objectRef<FormGame>('FormGame').implement({
  description: 'A game that a team has played.',
  fields: (t) => ({
    playedAt: t.expose('playedAt', { type: 'DateTime' }),
    opponent: t.exposeString('opponent'),
    isHome: t.exposeBoolean('isHome'),
    result: t.string({
      description: 'Home points, a hyphen, away points: «82-75».',
      resolve: ({ homePoints, awayPoints }) => `${homePoints}-${awayPoints}`,
    }),
    won: t.exposeBoolean('won', { description: 'Also by forfeit.' }),
    matchId: t.id({
      nullable: true,
      description: 'The club’s match; null for a game between other teams.',
      resolve: ({ matchId }) => matchId,
    }),
  }),
});

const TeamContextType = builder.objectRef<TeamContext>('TeamContext').implement({
  description: 'How a team comes to a match.',
  fields: (t) => ({
    isClub: t.exposeBoolean('isClub'),
    form: t.expose('form', {
      type: [FormGameType],
      description: 'The last five games before the match, the latest first.',
    }),
    row: t.expose('row', {
      type: StandingRowType,
      nullable: true,
      description:
        'Its row in the table of the match: before it if it is played, else as of now. Null unless both teams are in the table.',
    }),
  }),
});

const MatchContextType = builder.objectRef<ContextMatch>('MatchContext').implement({
  description: 'What was before and comes after a match.',
  fields: (t) => ({
    previous: t.prismaField({
      type: 'Match',
      nullable: true,
      description: 'The club’s match before it that was not cancelled.',
      resolve: (query, match, _args, { database }) =>
        database.match.findFirst({ ...query, ...previousMatch(match) }),
    }),
    next: t.prismaField({
      type: 'Match',
      nullable: true,
      description: 'The club’s match after it that was not cancelled.',
      resolve: (query, match, _args, { database }) =>
        database.match.findFirst({ ...query, ...nextMatch(match) }),
    }),
    meetings: t.prismaField({
      type: ['Match'],
      description:
        'Up to six finished games of the same two teams before it, of all seasons, the latest first.',
      resolve: (query, match, _args, { database }) =>
        database.match.findMany({ ...query, ...earlierMeetings(match) }),
    }),
    teams: t.field({
      type: [TeamContextType],
      description: 'The home team, then the away team.',
      extensions: alsoReads(
        'matches',
        'league_games',
        'competition_editions',
        'edition_teams',
        'competitions',
        'teams',
        'seasons',
      ),
      resolve: (match, _args, { database }) => teamContexts(database, match),
    }),
  }),
});

builder.prismaObjectField('Match', 'context', (t) =>
  t.field({
    type: MatchContextType,
    description: 'Form and standings of both teams, their earlier games, and the matches before and after.',
    complexity: CONTEXT_COST,
    select: CONTEXT_COLUMNS,
    resolve: (match) => match,
  }),
);
