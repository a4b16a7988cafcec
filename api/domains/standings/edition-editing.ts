import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { mergedEdit } from '../audit/edits.ts';
import { club } from '../../club/club.ts';
import type { Database, DatabaseTransaction, Prisma } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, parseId, validate } from '../../platform/errors.ts';
import { editionChanges } from './edition.input.ts';
import { knownTeams } from './known-teams.ts';
import { zonesOf } from './zones.ts';

const WITH_TEAMS = {
  competition: true,
  seasonOf: true,
  teams: { include: { team: true }, orderBy: [{ group: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.CompetitionEditionInclude;

type Edition = Prisma.CompetitionEditionGetPayload<{ include: typeof WITH_TEAMS }>;

/**
 * Changes what orders the table of a competition in a season: its rules, its zones, and what is special about its teams.
 * Omitted fields do not change; `teams` replaces the whole list.
 * @returns its id.
 * @throws ValidationError, NotFoundError, EditConflictError
 */
export function updateEdition(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const mine = validate(editionChanges, input);
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const before = await findEdition(transaction, id);
    const subject = { subjectType: 'edition', subjectId: before.id } as const;
    const stored = storedFields(before);
    const edit = await mergedEdit(transaction, staff, subject, {
      schema: editionChanges,
      mine,
      input,
      stored,
    });
    const { rules, zones, teams } = edit;
    await transaction.competitionEdition.update({
      where: { id: before.id },
      data: { ...(rules && { rules }), ...(zones && { zones }) },
    });
    if (teams) {
      await knownTeams(
        transaction,
        teams.flatMap(({ teamId }, index) =>
          teamId === null ? [] : [{ path: `teams.${index}.teamId`, id: teamId }],
        ),
      );
      const rows = teams.map(({ teamId, ...rest }) => ({
        ...rest,
        editionId: before.id,
        teamId: teamId === null ? null : parseId(teamId),
      }));
      await transaction.editionTeam.deleteMany({ where: { editionId: before.id } });
      await transaction.editionTeam.createMany({ data: rows });
    }
    const after = await findEdition(transaction, before.id);
    const changes = changesOf<Record<string, string>>(inWords(before), inWords(after));
    if (Object.keys(changes).length > 0)
      await recordStaffAction(transaction, staff, {
        action: 'update',
        ...subject,
        subject: `${before.competition.name} ${before.seasonOf.label}`,
        changes,
      });
    return before.id;
  });
}

/** @throws NotFoundError */
async function findEdition(transaction: DatabaseTransaction, id: number | null): Promise<Edition> {
  const edition = await transaction.competitionEdition.findUnique({
    where: { id: id ?? -1 },
    include: WITH_TEAMS,
  });
  if (edition) return edition;
  throw new NotFoundError('La clasificación no existe o ha sido eliminada');
}

/** The fields as the API takes them. */
function storedFields({ rules, zones, teams }: Edition) {
  return {
    rules,
    zones: zonesOf(zones),
    teams: teams.map(({ teamId, group, penalty, withdrawn }) => ({
      teamId: teamId === null ? null : String(teamId),
      group,
      penalty,
      withdrawn,
    })),
  };
}

/** The fields as the audit log shows them. */
function inWords({ rules, zones, teams }: Edition): Record<string, string> {
  return {
    rules,
    zones: zonesOf(zones)
      .map(({ kind, from, to }) => `${kind} ${from}–${to}`)
      .join(', '),
    teams: teams
      .map(({ team, group, penalty, withdrawn }) =>
        [team?.name ?? club.name, group, penalty > 0 ? `−${penalty}` : '', withdrawn ?? '']
          .filter(Boolean)
          .join(' '),
      )
      .join(', '),
  };
}
