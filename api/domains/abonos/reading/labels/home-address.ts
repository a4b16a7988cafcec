import type { Label, Line } from '../model.ts';
import { plain } from '../text/letters.ts';

// «Domicilio» is the arena's address on some papers, on others the holder's, beside their telephone and tax number, or that of a
// company, behind its tax number.

const HOME = /\bdomicili/;
const PERSONAL = /\b(dni|nie|telefono?|tel|tlf|movil|mobil|e-?mail|correo|correu)\b/;
/** The data of a person are this many lines around. */
const NEAR = 3;

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
  const isAddress = ({ meanings }: Label) => meanings.some(({ topic }) => topic === 'direccion');
  const isHome = ({ text }: Label) => HOME.test(plain(text));
  const others = labels.filter((label) => isAddress(label) && !isHome(label));
  return labels.map((label) => {
    if (!isAddress(label) || !isHome(label)) return label;
    const around = lines
      .slice(Math.max(0, label.line - NEAR), label.line + NEAR + 1)
      .flatMap(({ tokens }) => tokens.map(({ text }) => plain(text)))
      .join(' ');
    const line = lines[label.line];
    const isCompany = line !== undefined && isOfCompany(label, labels, line);
    if (others.length === 0 && !PERSONAL.test(around) && !isCompany) return label;
    return {
      ...label,
      meanings: label.meanings.map((meaning) => ({ ...meaning, topic: 'other' as const })),
    };
  });
}
