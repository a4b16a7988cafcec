import type { Layout } from './candidates.ts';
import type { Draft } from './draft.ts';
import { plain } from './letters.ts';
import { textOf } from './lines.ts';
import type { FieldName } from './read-abono.ts';
import { shapeOf } from './shapes.ts';

// What a page says without a label: the season in its title, the arena and its address in the small print.

const telling: { field: FieldName; says: RegExp; confidence: number }[] = [
  { field: 'temporada', says: /20\d\d\s*[/–-]\s*(20)?\d\d/, confidence: 0.82 },
  {
    field: 'recinto',
    says: /^(palau|pabellon|pavello|polidep|poliesp|estadi|arena|coliseu|coliseo)\b.{4,}/,
    confidence: 0.6,
  },
  {
    field: 'direccion',
    says: /\b(c\.|c\/|calle|carrer|cami|avda|avinguda|avenida|plaza|placa|passeig|paseo|via)\b.*\b\d{5}\b/,
    confidence: 0.6,
  },
  { field: 'evento', says: /\b(abono|abonament)\b.*20\d\d\s*[/–-]\s*\d\d.*\p{L}{3}/u, confidence: 0.5 },
];

/** Fills fields that no label gave, where the page says them all the same and only once. */
export function useUnlabelled(drafts: readonly Draft[], layout: Layout): void {
  const texts = layout.segments
    .filter(({ label }) => !label)
    .map(({ tokens }) => ({ tokens, text: textOf(tokens) }));
  for (const { field, says, confidence } of telling) {
    const found = texts
      .filter(({ text }) => says.test(plain(text)))
      .flatMap(({ text, tokens }) => {
        const shape = shapeOf(field, text, layout.slips);
        return shape
          ? [{ ...shape, text, letters: Math.min(...tokens.map((token) => token.confidence)) }]
          : [];
      });
    const values = new Set(found.map(({ value }) => value));
    const only = found[0];
    if (!only || values.size > 1) continue;
    for (const { fields } of drafts) {
      fields[field] ??= {
        value: only.value,
        raw: only.text,
        source: 'derived',
        confidence: confidence * only.letters,
      };
    }
  }
}
