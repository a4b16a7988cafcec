import type { Paper } from '../../drawing/paper.ts';

// Set M: the printers of its papers: four clubs, each with a pennant for a crest, its colour and its small print.

export interface Club {
  name: string;
  initials: string;
  color: string;
  /** The same colour, so pale that one writes on it. */
  pale: string;
}

export const PUIG: Club = {
  name: 'Club Baloncesto Puig de Galatzó',
  initials: 'CB',
  color: '#6d1a36',
  pale: '#f5e8ec',
};
export const DALT_VILA: Club = {
  name: 'Dalt Vila Básquet',
  initials: 'DV',
  color: '#8f4300',
  pale: '#f8ecdf',
};
export const MARINA: Club = {
  name: 'Bàsquet Sa Marina',
  initials: 'BM',
  color: '#0d4f5c',
  pale: '#e3f0f2',
};
export const NORD: Club = {
  name: 'Menorca Nord Bàsquet',
  initials: 'MN',
  color: '#1d3b8b',
  pale: '#e6ebf7',
};

export const SLATE = '#414141';

/** A club's crest: a pennant that hangs from a bar, its initials on it. */
export function pennant(paper: Paper, x: number, y: number, wide: number, club: Club, color: string): void {
  const pen = paper.document;
  pen.rect(x - 2, y, wide + 4, wide / 12).fill(color);
  pen
    .polygon(
      [x, y + wide / 7],
      [x + wide, y + wide / 7],
      [x + wide, y + wide * 0.72],
      [x + wide / 2, y + wide * 1.2],
      [x, y + wide * 0.72],
    )
    .fill(color);
  const ink = color === '#fff' ? club.color : '#fff';
  const style = { font: 'Helvetica-Bold', size: wide * 0.42, color: ink, center: true };
  paper.put(x + wide / 2, y + wide * 0.34, club.initials, style);
}

export const TERMS_ES =
  'El abono da acceso a todos los partidos de liga que el equipo juega como local. Es personal y puede cederse a otra persona si se avisa a la ' +
  'oficina antes del partido. El club no devuelve el importe si cambian el día o la hora. Se ruega ocupar la localidad indicada.';

export const TERMS_CA =
  "L'abonament dona dret a entrar a tots els partits de lliga a casa. Si el perdeu, avisau l'oficina i se n'expedirà un altre. El club no torna " +
  "l'import si un partit es juga un altre dia. Cal ocupar la localitat que s'hi indica i guardar el document fins al final de la temporada.";
