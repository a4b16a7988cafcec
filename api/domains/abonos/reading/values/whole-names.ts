import { distance, union } from '../geometry.ts';
import { isGivenName } from '../text/given-names.ts';
import { plain } from '../text/letters.ts';
import type { Reading } from '../model.ts';
import { shapeOf } from '../fields/fields.ts';

// Forms ask for given names and surnames apart; a pass has one name.

/** The parts of a name by their labels, in the order in which they are said. */
const PARTS: readonly RegExp[] = [
  /^(izena|first name|given name|(nombre|nom|nome)( (de pila|propio|propi|(de la |del? |de l['’])?(persona )?(titular|abonad[oa]|abonat|soci[oa]?|asistente|assistent|usuari[oa]?)))?)$/,
  /^(abizenak|deiturak|surnames?|last name|family name)$|^(apellidos?|cognoms?|llinatges?|apelidos?)(?! [2y]).*$|^(primer|1er|1r|1\.?[ºoe]r?) (apellido|cognom|llinatge|apelido)\b.*$/,
  /^(segundo|segon|2\.?[ºon]) (apellido|cognom|llinatge|apelido)\b.*$|^(apellido|cognom|llinatge|apelido) 2$/,
];

/** «Nombre del abonado» asks for the whole name, unless the surnames have a label too. */
const GIVEN = /^(izena|first name|given name|(nombre|nom|nome)( (de pila|propio|propi))?)$/;

/** The confidence that a surname alone is the whole name, beside a given name that is not known to be its own. */
const PART_OF_NAME = 0.2;

/** «Lucía Fernández» behind «Nombre»: a given name with a surname; three words are whole unless all are given names. */
function isWhole(name: string): boolean {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  const [first = '', second = ''] = words;
  if (words.length > 2) return !words.every(isGivenName);
  return isGivenName(first) && second !== '' && !isGivenName(second);
}

/** The readings of a page with the parts of each name as one. */
export function withWholeNames(readings: readonly Reading[], isOcr: boolean): Reading[] {
  // «Nombre / Nom»: the label in each of its languages.
  const isCalled = ({ labelText = '' }: Reading, part: RegExp | undefined) =>
    plain(labelText)
      .split('/')
      .some((text) => part?.test(text.replace(/[:.]+$/, '').trim()));
  const parts = readings.filter(
    (one) => one.field === 'nombreAsistente' && PARTS.some((part) => isCalled(one, part)),
  );
  const used = new Set<Reading>();
  const names: Reading[] = [];
  for (const given of parts.filter((one) => isCalled(one, PARTS[0]))) {
    const others = [1, 2].flatMap((index) => {
      const [nearest] = parts
        .filter((one) => isCalled(one, PARTS[index]) && !used.has(one))
        .toSorted((a, b) => distance(a.box, given.box) - distance(b.box, given.box));
      return nearest ? [nearest] : [];
    });
    if (others.length === 0) continue;
    const all = [given, ...others];
    const raw = all.map((one) => one.raw).join(' ');
    const shape = shapeOf('nombreAsistente', raw, isOcr);
    if (!shape) continue;
    all.forEach((one) => used.add(one));
    names.push({
      ...given,
      value: shape.value,
      raw,
      fit: shape.fit,
      letters: Math.min(...all.map(({ letters }) => letters)),
      pairing: Math.min(...all.map(({ pairing }) => pairing)),
      clear: true,
      rule: 'whole-name',
      valueBox: union(all.map(({ valueBox }) => valueBox)),
      box: union(all.map(({ box }) => box)),
      label: union(all.map(({ label }) => label)),
    });
  }
  const alone = parts.filter((one) => !used.has(one));
  const isTorn = alone.some((one) => isCalled(one, GIVEN) && !isWhole(String(one.value)));
  const others = readings
    .filter((one) => !used.has(one))
    .map((one) =>
      isTorn && alone.includes(one) ? { ...one, pairing: Math.min(one.pairing, PART_OF_NAME) } : one,
    );
  return [...others, ...names];
}
