import type { Prisma } from './client.ts';

/**
 * The tables whose changes triggers announce (see the migrations named announce_*), by the Prisma model of their rows.
 * A cached value may only depend on these. A test compares the list with the triggers and with the Prisma schema.
 */
export const TABLE_OF_MODEL = {
  User: 'users',
  Match: 'matches',
  MatchStatistics: 'match_statistics',
  PlayerGame: 'player_games',
  Competition: 'competitions',
  Season: 'seasons',
  CompetitionEdition: 'competition_editions',
  EditionTeam: 'edition_teams',
  LeagueGame: 'league_games',
  Team: 'teams',
  Venue: 'venues',
  Player: 'players',
  SquadPlace: 'squad_places',
  NewsCategory: 'news_categories',
  News: 'news',
  Comment: 'comments',
  CommentReport: 'comment_reports',
  Sponsor: 'sponsors',
  Product: 'products',
  Ticket: 'tickets',
  Membership: 'memberships',
  MembershipUpload: 'membership_uploads',
  AuditEntry: 'audit_log',
  SponsorInquiry: 'sponsor_inquiries',
} as const satisfies Partial<Record<Prisma.ModelName, string>>;

export type WatchedTable = (typeof TABLE_OF_MODEL)[keyof typeof TABLE_OF_MODEL];

export const WATCHED_TABLES: ReadonlySet<string> = new Set(Object.values(TABLE_OF_MODEL));
