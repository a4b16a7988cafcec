import type { SaleRow_SaleFragment } from '../../../gql/graphql.ts';
import type { CsvTable } from '../../../panel/csv.ts';
import { MATCH_STATUS } from '../../matches/match-state.ts';

/** The sales of matches as a table for spreadsheets, with amounts in euros. */
export function salesCsv(sales: readonly SaleRow_SaleFragment[]): CsvTable {
  return {
    header: [
      'Partido',
      'Jornada',
      'Fecha',
      'Estado',
      'Vendidas',
      'Libres',
      'Precio ahora',
      'Recaudación',
      'Por devolver',
      'Devuelto en la web',
    ],
    rows: sales.map(({ match, sold, left, price, takings, refundDue, refunded }) => [
      match.opponent,
      match.subject,
      new Date(match.matchDate),
      MATCH_STATUS[match.status].label,
      sold,
      left,
      Number(price),
      Number(takings),
      Number(refundDue),
      Number(refunded),
    ]),
  };
}
