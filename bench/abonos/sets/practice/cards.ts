import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { A4, Paper, type Style } from '../../drawing/paper.ts';

// Layouts of several passes on a page; see forms.ts.

function card(paper: Paper, pass: PassTruth, x: number, y: number, small: boolean): void {
  const label: Style = { size: small ? 7 : 8, color: '#444' };
  const value: Style = { font: 'Helvetica-Bold', size: small ? 9 : 10.5 };
  const step = small ? 33 : 40;
  const cells: [number, number, string, string | number][] = [
    [0, 0, 'Titular del abono', pass.nombreAsistente],
    [0, 1, 'Modalidad', pass.tipoAbonament],
    [135, 1, 'Temporada', '2025/26'],
    [0, 2, 'Evento', pass.evento],
    [0, 3, 'Recinto', pass.recinto],
    [0, 4, 'Dirección', pass.direccion],
    [0, 5, 'Anillo', pass.anillo],
    [80, 5, 'Bloque', pass.bloque],
    [140, 5, 'Fila', pass.fila],
    [190, 5, 'Asiento', pass.asiento],
    [0, 6, 'Referencia', pass.referenciaTicket],
    [135, 6, 'Localizador', pass.codigoLocalizador],
    [0, 7, 'NIF organizador', pass.nifOrganizador],
    [135, 7, 'NIF distribuidor', pass.nifDistr],
    [0, 8, 'Importe', euros(pass.precioEntrada)],
    [80, 8, 'Distribución', euros(pass.precioDistribucion)],
    [170, 8, 'Importe total', euros(pass.precioTotal)],
  ];
  for (const [dx, row, name, text] of cells) {
    paper.put(x + dx, y + row * step, name, label);
    paper.put(x + dx, y + row * step + 10, text, value);
  }
}

/** Two passes side by side. */
export async function sideBySide(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(40, 40, 'Abonos de temporada', { font: 'Helvetica-Bold', size: 20 });
  passes.forEach((pass, index) => {
    paper.frame(30 + index * 275, 90, 262, 400);
    card(paper, pass, 42 + index * 275, 105, false);
  });
  return paper;
}

/** Four passes, two by two. */
export async function fourCards(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  paper.put(30, 24, 'Pack familiar: 4 abonos', { font: 'Helvetica-Bold', size: 16 });
  passes.forEach((pass, index) =>
    card(paper, pass, 36 + (index % 2) * 280, 66 + Math.floor(index / 2) * 385, true),
  );
  return paper;
}
