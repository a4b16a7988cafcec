import type { AbonoCard_AbonoFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

export const AbonoCard_abono = graphql(`
  fragment AbonoCard_abono on Abono {
    id
    status
    version
    esPropietario
    fechaSubida
    dudas
    confirmedAt
    reportedAt
    reportMessage
    nombreAsistente
    tipoAbonament
    temporada
    evento
    recinto
    direccion
    anillo
    bloque
    fila
    asiento
    nifOrganizador
    nifDistr
    referenciaTicket
    codigoLocalizador
    precioEntrada
    precioDistribucion
    precioTotal
  }
`);

/** A season pass as its card shows it. */
export type CardPass = AbonoCard_AbonoFragment;

/** Whether its account may report an error: not after staff have decided, and once at a time. */
export const isOpen = ({ status, reportedAt }: CardPass) =>
  (status === 'PROCESSED' || status === 'PENDING') && reportedAt === null;

/** Whether its account is asked about doubtful values. */
export const isAsked = (pass: CardPass) => isOpen(pass) && pass.confirmedAt === null && pass.dudas.length > 0;
