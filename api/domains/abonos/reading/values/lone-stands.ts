import { NAMED_BLOCK } from '../fields/bloque.ts';
import { isLevel } from '../fields/anillo.ts';
import { shapeOf } from '../fields/fields.ts';
import type { Draft } from '../model.ts';
import { plain } from '../text/letters.ts';
import { changeOf } from '../trace.ts';

/** Labels that name a ring, a level of an arena, and not just any part of it. */
const OF_RING = /\b(anillo|anell|anel|eraztun\w*|ring|tier|rang|nivell?|planta|piso|pis|altura|alcada)\b/;

/**
 * A draft with its stand as the block if that is all it says of the part of the arena: «Zona: Fondo Norte», «Grada: Tribuna B». A
 * level, «Grada Alta», is a ring, and so is what is called one.
 */
export function withLoneStandAsBlock(draft: Draft, isOcr: boolean): Draft {
  const { anillo: stand, ...others } = draft.fields;
  if (!stand || others.bloque || isLevel(String(stand.value)) || OF_RING.test(plain(stand.labelText ?? '')))
    return draft;
  const shape = shapeOf('bloque', stand.raw, isOcr);
  if (!shape || shape.fit < NAMED_BLOCK) return draft;
  const bloque = { ...stand, value: shape.value };
  const changes = [...(stand.changes ?? []), changeOf('lone-stand', stand.value, bloque)];
  return { ...draft, fields: { ...others, bloque: { ...bloque, changes } } };
}
