import { z } from 'zod';
import { editionChanges, ZONE_KINDS } from '../../../../api/domains/standings/edition.input.ts';
import type { StandingRules, StandingZone, WithdrawnResults } from '../../../gql/graphql.ts';
import { typedNumber } from '../../../ui/typed-number.ts';

/** The club itself, and a team that has not left: options may not be empty. */
export const CLUB = 'club';
export const PLAYS = 'plays';

const text = z.string();

/** The values of the form: the API's input, with numbers as texts. */
export const editionForm = z
  .object({
    rules: z.custom<StandingRules>(),
    zones: z.array(z.object({ kind: z.custom<StandingZone>(), from: text, to: text })),
    teams: z.array(z.object({ teamId: text, name: text, group: text, penalty: text, withdrawn: text })),
  })
  .transform(({ rules, zones, teams }, context) => {
    const input = {
      rules,
      zones: zones.map(({ kind, from, to }) => ({ kind, from: typedNumber(from), to: typedNumber(to) })),
      teams: teams.map(({ teamId, group, penalty, withdrawn }) => ({
        teamId: teamId === CLUB ? null : teamId,
        group: group.trim(),
        penalty: typedNumber(penalty, 0),
        withdrawn: withdrawn === PLAYS ? null : (withdrawn as WithdrawnResults),
      })),
    };
    // The rules of the API, with its names of choices.
    const { error } = editionChanges.omit({ rules: true }).safeParse({
      zones: input.zones.map((zone) => ({ ...zone, kind: zone.kind.toLowerCase() })),
      teams: input.teams.map((team) => ({ ...team, withdrawn: team.withdrawn?.toLowerCase() })),
    });
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    return input;
  });

export type EditionValues = z.input<typeof editionForm>;
export type EditionOutput = z.output<typeof editionForm>;

interface KnownEdition {
  rules: StandingRules;
  zones: readonly { kind: StandingZone; from: number; to: number }[];
  teams: readonly {
    team?: { id: string; name: string } | null | undefined;
    group: string;
    penalty: number;
    withdrawn?: WithdrawnResults | null | undefined;
  }[];
}

/** An edition as the form shows it. */
export const valuesOf = ({ rules, zones, teams }: KnownEdition, clubName: string): EditionValues => ({
  rules,
  zones: zones.map(({ kind, from, to }) => ({ kind, from: String(from), to: String(to) })),
  teams: teams.map(({ team, group, penalty, withdrawn }) => ({
    teamId: team?.id ?? CLUB,
    name: team?.name ?? clubName,
    group,
    penalty: String(penalty),
    withdrawn: withdrawn ?? PLAYS,
  })),
});

export const ZONE_OPTIONS = ZONE_KINDS.map((kind) => ({
  value: kind.toUpperCase() as StandingZone,
  label: { promotion: 'Ascenso directo', playoff: 'Play-off', relegation: 'Descenso' }[kind],
}));

export const RULES_OPTIONS: { value: StandingRules; label: string }[] = [
  { value: 'FIBA', label: 'FIBA (y la federación española)' },
  { value: 'FIBA_AVERAGE', label: 'FIBA, con el cociente de puntos de antes' },
  { value: 'ACB', label: 'Liga Endesa (ACB)' },
  { value: 'EUROLEAGUE', label: 'Euroliga, sin los puntos de la prórroga' },
  { value: 'EUROLEAGUE_OVERTIME', label: 'Euroliga hasta 2016/17' },
];

export const WITHDRAWN_OPTIONS = [
  { value: PLAYS, label: 'Sigue' },
  { value: 'ANNULLED', label: 'Retirado: sus partidos no cuentan' },
  { value: 'KEPT', label: 'Retirado: cuentan los jugados' },
];
