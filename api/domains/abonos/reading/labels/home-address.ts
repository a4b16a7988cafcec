import { textOf } from '../lines/lines.ts';
import type { Label, Line } from '../model.ts';
import { plain } from '../text/letters.ts';

// «Domicilio» is the arena's address on some papers, on others the holder's, beside their telephone and tax number, or that of a
// company, behind its tax number. «Dirección» is the holder's next to their identity number or in a column of their data, unless
// the arena is named there too.

const HOME = /\bdomicili/;
const PERSONAL = /\b(dni|nie|telefono?|tel|tlf|movil|mobil|e-?mail|correo|correu)\b/;
/** The data of a person are this many lines around. */
const NEAR = 3;

/** «34516266M», «X1234567L»: the number of a person. */
const OF_PERSON = /(?<![\p{L}\d])(\d{8}|[XYZ]\d{7})-?\p{Lu}(?![\p{L}\d])/u;

const isAddress = ({ meanings }: Label) => meanings.some(({ topic }) => topic === 'direccion');
const isArena = ({ meanings }: Label) => meanings.some(({ topic }) => topic === 'recinto');

/** Whether the identity number of a person is on the line of a label or next to it, and no label of an arena is. */
function isBesidePerson(label: Label, labels: readonly Label[], lines: readonly Line[]): boolean {
  const isNext = (line: number) => Math.abs(line - label.line) <= 1;
  const isArenas = labels.some((one) => isNext(one.line) && isArena(one));
  return !isArenas && lines.some(({ tokens }, index) => isNext(index) && OF_PERSON.test(textOf(tokens)));
}

/** Labels that start within this distance, in points, are in one column. */
const COLUMN = 2;
const IDENTITY = /\b(dni|nie|nacimiento|naixement)\b/;

/** Whether a label is the only one of an address in a column of a person's data, beside that of an arena or of a pass. */
function isInPersonsColumn(label: Label, labels: readonly Label[]): boolean {
  const column = labels.filter(
    (one) => Math.abs(one.x0 - label.x0) < COLUMN && Math.abs(one.line - label.line) <= NEAR,
  );
  const isOthers = (one: Label) => one !== label && (isAddress(one) || isArena(one));
  return column.some(({ text }) => IDENTITY.test(plain(text))) && !column.some(isOthers);
}

/** Whether a label is in the same text as the tax number before it: the address is that company's. */
const isOfCompany = (label: Label, labels: readonly Label[], { tokens }: Line) =>
  labels.some(
    ({ meanings, line, end }) =>
      line === label.line &&
      end <= label.start &&
      meanings.some(({ topic }) => topic === 'taxNumber') &&
      tokens.slice(end, label.start + 1).every(({ apart }, index) => index === 0 || !apart),
  );

/** The labels of a page; those of the home address of a holder and of a company's office name no field. */
export function withoutHomes(labels: readonly Label[], lines: readonly Line[]): Label[] {
  const besidePerson = new Set(
    labels.filter(
      (label) =>
        isAddress(label) && (isBesidePerson(label, labels, lines) || isInPersonsColumn(label, labels)),
    ),
  );
  const isHome = (label: Label) => HOME.test(plain(label.text)) || besidePerson.has(label);
  const others = labels.filter((label) => isAddress(label) && !isHome(label));
  return labels.map((label) => {
    if (!isAddress(label) || !isHome(label)) return label;
    const around = lines
      .slice(Math.max(0, label.line - NEAR), label.line + NEAR + 1)
      .flatMap(({ tokens }) => tokens.map(({ text }) => plain(text)))
      .join(' ');
    const line = lines[label.line];
    const isCompany = line !== undefined && isOfCompany(label, labels, line);
    if (others.length === 0 && !besidePerson.has(label) && !PERSONAL.test(around) && !isCompany) return label;
    return {
      ...label,
      meanings: label.meanings.map((meaning) => ({ ...meaning, topic: 'other' as const })),
    };
  });
}
