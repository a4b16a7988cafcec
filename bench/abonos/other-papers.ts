import { A4, A5_ACROSS, Paper } from './drawing/paper.ts';

/** Documents that are no season pass: the reader must find none in them. */
export const otherPapers: readonly { name: string; draw: () => Paper }[] = [
  {
    name: 'invoice of a pass',
    draw: () =>
      listed('FACTURA 2025/0412', [
        'Cliente: Margalida Salvà Cerdà',
        'NIF: 43112233H',
        'Dirección: Carrer de Sant Miquel 30, 07002 Palma',
        'Concepto: Abono temporada 2025/26, zona Superior, fila 12, asiento 4',
        'Referencia: FAC-2025-0412',
        'Base imponible: 90,91 €',
        'IVA 10 %: 9,09 €',
        'Total: 100,00 €',
      ]),
  },
  {
    name: 'football ticket',
    draw: () =>
      listed('ENTRADA DE PARTIDO · Jornada 12', [
        'Evento: RCD Llevant – CF Ponent',
        'Recinto: Estadi de la Mar',
        'Dirección: Camí dels Reis 1, 07011 Palma',
        'Sector: 104   Fila: 12   Asiento: 7',
        'Titular: Jesús Martínez Sáez',
        'Localizador: K7PM44XA',
        'Referencia: 4501278845',
        'Precio: 25,00 €   Gastos de gestión: 1,50 €   Total: 26,50 €',
      ]),
  },
  {
    name: 'concert ticket',
    draw: () =>
      listed('CONCERT · Auditori', [
        'Esdeveniment: Nit de cançó',
        'Recinte: Auditori Municipal',
        'Fila: 3   Seient: 14',
        'Localitzador: QWE9XZ2A',
        'Preu entrada: 18,00 €',
        'Total: 18,00 €',
      ]),
  },
  {
    name: 'news about passes',
    draw: () =>
      listed('Comienza la campaña de abonos 2025/26', [
        'El club pone a la venta sus abonos para la temporada 2025/26.',
        'Los precios van de 85 a 300 euros según la zona: anillo inferior, superior o pista.',
        'Los abonados podrán renovar su asiento hasta el 30 de junio.',
        'Total de abonados el año pasado: 1.258',
      ]),
  },
  {
    name: 'price list',
    draw: () =>
      listed('Tarifas de abono', [
        'Zona 1: General 150 € · Júnior 75 € · Joven 90 €',
        'Zona 2: General 135 € · Júnior 65 € · Joven 80 €',
        'Zona 3: General 110 € · Júnior 55 € · Joven 65 €',
        'Asientos VIP: 300 €',
      ]),
  },
  {
    name: 'membership form, empty',
    draw: () =>
      listed('Solicitud de abono', [
        'Nombre y apellidos: ______________________',
        'Dirección: ______________________',
        'Tipo de abono: __________  Temporada: 2025/26',
        'Bloque: ____  Fila: ____  Asiento: ____',
        'Firma:',
      ]),
  },
  {
    name: 'lorem ipsum',
    draw: () =>
      listed(
        'Lorem ipsum',
        Array.from(
          { length: 28 },
          () => 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.',
        ),
      ),
  },
  {
    name: 'boarding pass',
    draw: () =>
      listed('TARJETA DE EMBARQUE', [
        'Nombre: NUNEZ/INIGO MR',
        'Vuelo: IB 3912   Fecha: 12 OCT   Puerta: B24',
        'Fila: 22   Asiento: 4   Localizador: X7KQ2M',
        'Tarifa: Basic   Total: 64,30 €',
      ]),
  },
  { name: 'blank page', draw: () => new Paper(A4) },
];

function listed(title: string, lines: readonly string[]): Paper {
  const paper = new Paper(lines.length > 10 ? A4 : A5_ACROSS);
  paper.put(40, 40, title, { font: 'Helvetica-Bold', size: 20 });
  lines.forEach((line, index) => paper.put(40, 90 + index * 24, line, { size: 11 }));
  return paper;
}
