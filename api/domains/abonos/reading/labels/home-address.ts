import type { Label, Line } from '../model.ts';
import { plain } from '../text/letters.ts';

// «Domicilio» is the arena's address on some papers, and the holder's on others, beside their telephone and tax number.

const HOME = /^domicili/;
const PERSONAL = /\b(dni|nie|telefono?|tel|tlf|movil|mobil|e-?mail|correo|correu)\b/;
/** The data of a person are this many lines around. */
const NEAR = 3;

/** The labels of a page; the one of the holder's home address names no field. */
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
    if (others.length === 0 && !PERSONAL.test(around)) return label;
    return {
      ...label,
      meanings: label.meanings.map((meaning) => ({ ...meaning, topic: 'other' as const })),
    };
  });
}
