import type { PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { overRow } from '../../drawing/pieces.ts';
import { cut, rounded } from '../../drawing/print-shop.ts';
import { type Field, pairsOf, SPANISH, type Words } from './words.ts';

// Set Z: a card in both languages.

const BOTH: Words = {
  ...SPANISH,
  nombreAsistente: 'Assistent / Asistente',
  tipoAbonament: "Tipus d'abonament / Tipo de abono",
  evento: 'Esdeveniment / Evento',
  recinto: 'Recinte / Recinto',
  direccion: 'Adreça / Dirección',
  anillo: 'Anell / Anillo',
  bloque: 'Bloc / Bloque',
  asiento: 'Seient / Asiento',
  nifOrganizador: 'NIF organitzador / organizador',
  nifDistr: 'NIF distribuïdor / distribuidor',
  referenciaTicket: 'Referència / Referencia',
  codigoLocalizador: 'Localitzador / Localizador',
  precioEntrada: 'Preu / Precio',
  precioDistribucion: 'Distribució / Distribución',
  precioTotal: 'Total',
};

/** A card with its code at the left, the labels above the values in both languages. */
async function bilingualCard(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  rounded(paper, 16, 14, 563, 392);
  await paper.code(28, 70, 112, pass.codigoLocalizador);
  cut(paper, 152, 24, 152, 396);
  paper.put(168, 28, 'Abonament / Abono', { font: 'Helvetica-Bold', size: 17, color: '#7a1020' });
  const rows: readonly (readonly (readonly [number, Field])[])[] = [
    [
      [210, 'nombreAsistente'],
      [190, 'tipoAbonament'],
    ],
    [
      [270, 'evento'],
      [130, 'temporada'],
    ],
    [[400, 'recinto']],
    [[400, 'direccion']],
    [
      [120, 'anillo'],
      [100, 'bloque'],
      [70, 'fila'],
      [110, 'asiento'],
    ],
    [
      [120, 'precioEntrada'],
      [160, 'precioDistribucion'],
      [120, 'precioTotal'],
    ],
    [
      [200, 'referenciaTicket'],
      [200, 'codigoLocalizador'],
    ],
    [
      [200, 'nifOrganizador'],
      [200, 'nifDistr'],
    ],
  ];
  rows.forEach((row, index) => {
    const list = row.flatMap(([width, field]) =>
      pairsOf(pass, BOTH, [field]).map(([label, value]) => [width, label, value] as const),
    );
    const value = { font: 'Helvetica-Bold', size: 11.5 };
    overRow(paper, 168, 60 + index * 42, list, { size: 9.5, color: '#444' }, value);
  });
  return paper;
}

export const zCardLayouts: readonly PassLayout[] = [
  { name: 'Z: card with its code at the left, both languages', passes: 1, draw: bilingualCard },
];
