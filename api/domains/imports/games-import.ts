import fs from 'node:fs/promises';
import { z } from 'zod';
import { club } from '../../club/club.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import type { Database, DatabaseTransaction, Match } from '../../platform/database/client.ts';
import { validate } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { isSameToSearch } from '../../platform/input/folded-text.input.ts';
import { nameKey } from '../../platform/input/visible-text.input.ts';
import type { Staff } from '../audit/audit-log.ts';
import { WITHOUT_WORDS, matchChanged } from '../matches/match-events.ts';
import { subjectOf, teamsOf } from '../matches/match-subject.ts';
import { planGames, type GamePlan, type PlannedMatch } from './game-plan.ts';
import { GAME_COLUMNS, gameRows } from './game-rows.ts';
import { rowOfGame, rowOfMatch, type ImportedRows } from './imported-rows.ts';
import { knownGames } from './known-games.ts';
import { assertReadable, assertRight, recordImport } from './record-import.ts';
import { tableRows } from './table-text.ts';

/** Roles that import games. */
export const IMPORT_STAFF = ['admin', 'sports_manager'] as const;

/** Thousands of rows in one transaction. */
export const LONG_TRANSACTION = { maxWait: 10_000, timeout: 60_000 };

const importInput = z.object({
  competition: z.string({ error: 'Selecciona una competición' }),
  season: z
    .int('La temporada no es válida')
    .min(2000, 'La temporada no es válida')
    .max(2098, 'La temporada no es válida'),
  clubName: z
    .string()
    .nullish()
    .transform((name) => name || null),
});

/** What an import would do. */
export interface ImportPreview extends GamePlan {
  created: number;
  changed: number;
  /** The teams of the file, and which of them is the club. */
  teamNames: string[];
  clubName: string | null;
}

/**
 * What a file would change; nothing is written.
 * @throws ValidationError if it cannot be read
 */
export async function previewGames(
  database: DatabaseTransaction,
  file: UploadedFile,
  input: unknown,
): Promise<ImportPreview> {
  const { clubName: chosen, ...edition } = validate(importInput, input);
  assertReadable(file);
  const known = await knownGames(database, edition);
  const rows = tableRows(await fs.readFile(file.path), GAME_COLUMNS);
  const { games, problems, notes } = gameRows(rows, known.season);
  const teamNames = [
    ...new Map(games.flatMap(({ home, away }) => [home, away]).map((n) => [nameKey(n), n])).values(),
  ];
  const clubName = chosen ?? teamNames.find((name) => isSameToSearch(name, club.name)) ?? null;
  const plan = planGames(games, known, clubName);
  const all = [...plan.matches, ...plan.games];
  const created = all.filter(({ before }) => before === null).length;
  return {
    ...plan,
    skipped: plan.skipped + notes.length,
    notes: [...notes, ...plan.notes].toSorted((a, b) => a.line - b.line),
    problems: [...problems, ...plan.problems].toSorted((a, b) => a.line - b.line),
    created,
    changed: all.length - created,
    clubName,
    teamNames: teamNames.toSorted((a, b) => a.localeCompare(b, 'es')),
  };
}

/**
 * Writes a file's games in one transaction, and what is needed to undo it. A file that changes nothing leaves no trace.
 * @returns the import's id, null if there was nothing to change; and the numbers of rows.
 * @throws ValidationError if any row is wrong; nothing is written then
 */
export function applyGames(
  database: Database,
  staff: Staff,
  file: UploadedFile,
  input: unknown,
): Promise<{ id: number | null; created: number; changed: number }> {
  const { competition, season } = validate(importInput, input);
  return withAdvisoryLock(
    database,
    'teams',
    async (transaction) => {
      // Under the locks, so that the plan is true until it is written.
      await transaction.$queryRaw`SELECT id FROM matches WHERE competition = ${competition} AND season = ${season}::int ORDER BY id FOR UPDATE`;
      const plan = await previewGames(transaction, file, input);
      const { created, changed, problems } = plan;
      assertRight(problems);
      if (created + changed === 0) return { id: null, created, changed };
      const teamsBefore = new Set(
        (await transaction.team.findMany({ select: { id: true } })).map(({ id }) => id),
      );
      const rows: ImportedRows = {
        matches: await writeMatches(transaction, plan.matches, competition),
        games: await writeGames(transaction, plan, { competition, season }),
        teams: [],
      };
      const teams = await transaction.team.findMany({ select: { id: true } });
      rows.teams = teams.map(({ id }) => id).filter((id) => !teamsBefore.has(id));
      const id = await recordImport(transaction, staff, file, {
        kind: 'games',
        competition,
        season,
        created,
        changed,
        rows,
      });
      return { id, created, changed };
    },
    LONG_TRANSACTION,
  );
}

async function writeMatches(
  transaction: DatabaseTransaction,
  planned: readonly PlannedMatch[],
  competition: string,
): Promise<ImportedRows['matches']> {
  const added = await transaction.match.createManyAndReturn({
    data: planned
      .filter(({ before }) => before === null)
      .map(({ before: _before, round, ...match }) => {
        const teams = teamsOf(match);
        const subject = subjectOf(/^\d+$/.test(round) ? `Jornada ${round}` : round, teams);
        return { ...match, ...teams, competition, subject, status: match.result ? 'finished' : 'scheduled' };
      }),
  });
  const written: ImportedRows['matches'] = added.map((match) => ({
    id: match.id,
    before: null,
    after: rowOfMatch(match),
  }));
  for (const { before, matchDate, location, result } of planned) {
    if (!before) continue;
    const status: Match['status'] = result === null ? before.status : 'finished';
    const data = { matchDate, location, result, status };
    const after = await transaction.match.update({ where: { id: before.id }, data });
    await Promise.all(matchChanged.emit(transaction, { before, after }, WITHOUT_WORDS));
    written.push({ id: before.id, before: rowOfMatch(before), after: rowOfMatch(after) });
  }
  return written;
}

async function writeGames(
  transaction: DatabaseTransaction,
  { games }: GamePlan,
  { competition, season }: { competition: string; season: number },
): Promise<ImportedRows['games']> {
  if (games.length === 0) return [];
  const names = [...new Set(games.flatMap(({ home, away }) => [home, away]))];
  await transaction.team.createMany({ data: names.map((name) => ({ name })), skipDuplicates: true });
  const teams = await transaction.team.findMany({
    where: { name: { in: names } },
    select: { id: true, name: true },
  });
  const idOf = new Map(teams.map(({ id, name }) => [name, id]));
  const { id: competitionId } = await transaction.competition.findUniqueOrThrow({
    where: { name: competition },
  });
  // The database adds a season that it does not know by one of its days.
  const day = games[0]?.playedAt ?? new Date();
  await transaction.$queryRaw`SELECT season_at((${day}::timestamptz AT TIME ZONE 'Europe/Madrid')::date)`;
  const key = { competitionId, season };
  const edition = await transaction.competitionEdition.upsert({
    where: { competitionId_season: key },
    create: key,
    update: {},
  });
  const data = games.map(({ before, home, away, ...game }) => ({
    before,
    row: {
      ...game,
      editionId: edition.id,
      homeTeamId: idOf.get(home) ?? -1,
      awayTeamId: idOf.get(away) ?? -1,
    },
  }));
  const added = await transaction.leagueGame.createManyAndReturn({
    data: data.filter(({ before }) => before === null).map(({ row }) => row),
  });
  const written: ImportedRows['games'] = added.map((game) => ({
    id: game.id,
    before: null,
    after: rowOfGame(game),
  }));
  for (const { before, row } of data) {
    if (!before) continue;
    const { playedAt, homePoints, awayPoints } = row;
    const isOther = homePoints !== before.homePoints || awayPoints !== before.awayPoints;
    const after = await transaction.leagueGame.update({
      where: { id: before.id },
      // Another score has another regulation time, which the file does not say.
      data: { playedAt, homePoints, awayPoints, ...(isOther && { regulationPoints: null, forfeitBy: null }) },
    });
    written.push({ id: before.id, before: rowOfGame(before), after: rowOfGame(after) });
  }
  return written;
}
