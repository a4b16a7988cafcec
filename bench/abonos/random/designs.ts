import type { Chance } from '../chance.ts';
import { euros, type PassTruth } from '../drawing/invented-pass.ts';
import { A4, Paper, TYPEFACES } from '../drawing/paper.ts';
import { footer, type Pen, prices, titled } from './parts.ts';
import { boxed, listed, rowsOf, seats } from './rows.ts';

// Random layouts in the style of designers: large texts have no label, the seat is on one line or in boxes, companies
// are in the small print, and a stub repeats the data.

/** Draws some passes with a random layout. */
export async function randomDesign(chance: Chance, passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper([A4[0], A4[1] * Math.max(1, 0.75 * passes.length)]);
  const [font, bold] = chance.pick(TYPEFACES);
  const pen: Pen = {
    chance,
    paper,
    language: chance.pick(['es', 'ca'] as const),
    both: chance.next() < 0.3,
    font,
    bold,
    size: chance.pick([9, 10, 10.5, 11]),
    capitals: chance.next() < 0.3,
    left: chance.whole(28, 60),
    right: 555,
    price: priceBy(chance),
    season: chance.pick(['2025/2026', '2025-2026', '2025/26', '2025-26', '25/26', '25-26']),
  };
  const [first] = passes;
  if (!first) throw new Error('no pass');
  const many = passes.length > 1;
  // Values that several passes share are printed once, at the top and at the bottom.
  const asked = titled(pen, first, 30);
  const body = { many, common: asked.said, arrangement: chance.pick(['list', 'boxes', 'list'] as const) };
  let y = asked.end + 14;
  for (const pass of passes) y = passPart(pen, pass, y, body) + 22;
  footer(pen, first, Math.max(y + 20, chance.pick([y, 640])));
  return paper;
}

interface Body {
  many: boolean;
  /** The fields in the head of the page. */
  common: ReadonlySet<keyof PassTruth>;
  arrangement: 'list' | 'boxes';
}

function passPart(pen: Pen, pass: PassTruth, top: number, { many, common, arrangement }: Body): number {
  const { chance, paper } = pen;
  let y = top;
  const said = new Set(common);
  if (chance.next() < 0.4 && !many) {
    // A large name has no label, and its tariff is below or beside it.
    paper.put(pen.left, y, pass.nombreAsistente, { font: pen.bold, size: pen.size + 5 });
    const beside = chance.next() < 0.4;
    if (beside)
      paper.put(pen.right, y, pass.tipoAbonament, { font: pen.bold, size: pen.size + 2, right: true });
    else paper.put(pen.left, y + pen.size + 10, pass.tipoAbonament, { font: pen.font, size: pen.size + 1 });
    said.add('nombreAsistente').add('tipoAbonament');
    y += 2 * pen.size + 24;
  }
  const arranged = arrangement === 'boxes' ? boxed : listed;
  const fields = (
    ['nombreAsistente', 'tipoAbonament', 'temporada', 'evento', 'recinto', 'direccion'] as const
  ).filter((field) => !said.has(field));
  const codes = ['referenciaTicket', 'codigoLocalizador'] as const;
  const parts = [
    () => arranged(pen, rowsOf(pen, pass, fields), y),
    () => seats(pen, pass, y),
    () => arranged(pen, rowsOf(pen, pass, codes), y),
    () => prices(pen, pass, y),
  ];
  const order = many ? parts : parts.toSorted(() => chance.next() - 0.5);
  for (const part of order) y = part() + chance.whole(6, 18);
  if (!many && chance.next() < 0.25) y = stub(pen, pass, y + 10);
  return y;
}

/** A stub, which repeats some fields in fewer words. */
function stub(pen: Pen, pass: PassTruth, top: number): number {
  const { paper, chance, left, right } = pen;
  paper.document.dash(4, { space: 3 }).lineWidth(0.7).strokeColor('#777');
  paper.document.moveTo(left, top).lineTo(right, top).stroke().undash();
  const lines = [
    pass.nombreAsistente,
    chance.pick([
      `${pass.bloque} · ${pass.fila} · ${pass.asiento}`,
      `Sec. ${pass.bloque}  F. ${pass.fila}  As. ${pass.asiento}`,
      `${pass.anillo} / ${pass.bloque} / ${pass.fila} / ${pass.asiento}`,
    ]),
    chance.pick([pass.codigoLocalizador, `Loc. ${pass.codigoLocalizador}`]),
  ];
  lines.forEach((line, index) =>
    paper.put(left, top + 8 + index * (pen.size + 4), line, { font: pen.font, size: pen.size }),
  );
  return top + 8 + lines.length * (pen.size + 4);
}

function priceBy(chance: Chance): (amount: string) => string {
  return chance.pick([
    euros,
    euros,
    (amount) => euros(amount).replace(' €', '€'),
    (amount) => euros(amount).replace('€', 'EUR'),
    (amount) => `${amount} €`,
    (amount) => euros(amount).replace('€', 'euros'),
  ]);
}
