import { candidatesFor } from '../values/candidates.ts';
import type { Layout, Label, Token, Reading } from '../model.ts';
import { union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import { shapeOf } from '../fields/fields.ts';

/** «Bloque / Fila / Asiento: 104 / 12 / 5»: as many values as labels, in the same order. */
export function composites(layout: Layout, usedLabels: Set<Label>, usedTokens: Set<Token>): Reading[] {
  const readings: Reading[] = [];
  for (const chain of chainsOf(layout)) {
    const last = chain.at(-1);
    if (!last) continue;
    for (const { tokens, place } of candidatesFor(last, layout)) {
      if (isSeason(textOf(tokens))) continue;
      const words = tokens.filter(({ kind }) => kind === 'word');
      const parts = words.flatMap((token) =>
        token.text
          // A stroke in a name separates nothing.
          .split(/\d/.test(token.text) ? /[/|·-]/ : /[/|·]/)
          .filter(Boolean)
          .map((text) => ({ ...token, text })),
      );
      const shapes = chain.map((label, index) => compositeReading(label, parts[index], place, layout.isOcr));
      if (parts.length !== chain.length || shapes.some((shape) => shape === null)) continue;
      readings.push(...shapes.filter((shape) => shape !== null));
      chain.forEach((label) => usedLabels.add(label));
      tokens.forEach((token) => usedTokens.add(token));
      break;
    }
  }
  return readings;
}

/** «2027/28» is not a row and a seat. */
const isSeason = (text: string) => /20\d\d/.test(text) && shapeOf('temporada', text, false) !== null;

/** A stroke before a gap is a piece of a frame, not a separator of labels. */
const isFrame = ([stroke]: readonly Token[], next: Token | undefined) =>
  /^[—–-]+$/.test(stroke?.text ?? '') && next?.apart === true;

function compositeReading(
  label: Label,
  token: Token | undefined,
  place: number,
  isOcr: boolean,
): Reading | null {
  const meaning = label.meanings[0];
  if (!token || !meaning || meaning.topic === 'other' || meaning.topic === 'taxNumber') return null;
  const shape = shapeOf(meaning.topic, token.text, isOcr);
  return (
    shape && {
      field: meaning.topic,
      value: shape.value,
      raw: token.text,
      fit: shape.fit,
      letters: token.confidence,
      pairing: place * meaning.likeness,
      clear: meaning.clear,
      label,
      valueBox: union([token]),
      box: union([label, token]),
    }
  );
}

/** Consecutive labels separated only by strokes. */
function chainsOf({ labels, lines }: Layout): Label[][] {
  const chains: Label[][] = [];
  for (const label of labels) {
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    const between =
      before?.line === label.line ? (lines[label.line]?.tokens.slice(before.end, label.start) ?? []) : null;
    const follows =
      between !== null &&
      between.length > 0 &&
      between.every(({ kind }) => kind === 'stop') &&
      !isFrame(between, lines[label.line]?.tokens[label.start]);
    if (chain && follows && !before?.led) chain.push(label);
    else chains.push([label]);
  }
  return chains.filter(
    (chain) =>
      chain.length > 1 && new Set(chain.map(({ meanings }) => meanings[0]?.topic)).size === chain.length,
  );
}
