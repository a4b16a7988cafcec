import { z } from 'zod';
import { typedLine } from '../../platform/input/text.input.ts';

// What staff may set for the table of a competition in a season.

/** The names of the rules that a competition may choose, see `STANDING_RULES`. */
export const RULES_NAMES = ['fiba', 'fibaAverage', 'acb', 'euroleague', 'euroleagueOvertime'] as const;

/** What a place of the table means at the end of the competition. */
export const ZONE_KINDS = ['promotion', 'playoff', 'relegation'] as const;

/** What becomes of the games of a team that has left. */
export const WITHDRAWN_RESULTS = ['annulled', 'kept'] as const;

const MOST_ZONES = 10;
const MOST_TEAMS = 60;
const LONGEST_GROUP = 30;

const wrongPlace = 'El puesto debe estar entre 1 y 99';
const place = z.int({ error: wrongPlace }).min(1, wrongPlace).max(99, wrongPlace);
const wrongPenalty = 'La sanción debe estar entre 0 y 99';

const zones = z
  .array(z.object({ kind: z.enum(ZONE_KINDS), from: place, to: place }))
  .max(MOST_ZONES, `No puede haber más de ${MOST_ZONES} zonas`)
  .superRefine((all, context) => {
    for (const [index, { from, to }] of all.entries()) {
      if (to < from)
        context.addIssue({
          code: 'custom',
          path: [index, 'to'],
          message: 'Debe ser al menos el primer puesto',
        });
      else if (all.slice(0, index).some((other) => from <= other.to && to >= other.from))
        context.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: 'Estos puestos ya están en otra zona',
        });
    }
  });

const teams = z
  .array(
    z.object({
      /** Null is the club itself. */
      teamId: z.string().nullable(),
      group: typedLine('Escribe el grupo')
        .max(LONGEST_GROUP, `El grupo no puede superar los ${LONGEST_GROUP} caracteres`)
        .nullish()
        .transform((value) => value ?? ''),
      penalty: z.int({ error: wrongPenalty }).min(0, wrongPenalty).max(99, wrongPenalty),
      withdrawn: z
        .enum(WITHDRAWN_RESULTS)
        .nullish()
        .transform((value) => value ?? null),
    }),
  )
  .max(MOST_TEAMS, `No puede haber más de ${MOST_TEAMS} equipos`)
  .superRefine((all, context) => {
    for (const [index, { teamId }] of all.entries())
      if (all.slice(0, index).some((other) => other.teamId === teamId))
        context.addIssue({
          code: 'custom',
          path: [index, 'teamId'],
          message: 'Este equipo ya está en la lista',
        });
  });

/** Changes of an edition; omitted fields do not change. */
export const editionChanges = z
  .object({ rules: z.enum(RULES_NAMES, { error: 'Selecciona un reglamento' }), zones, teams })
  .partial();
