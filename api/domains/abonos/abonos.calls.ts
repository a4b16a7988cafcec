import { unauthenticated } from '../../platform/graphql/errors.ts';
import { Accepted, call, sentFile, succeeded } from '../../platform/rest/call.ts';
import { RestError, fromGraphQLError } from '../../platform/rest/errors.ts';
import { getFragment, graphql, type FragmentType } from '../../platform/rest/gql/index.ts';

const RestAbono = graphql(`
  fragment RestAbono on Abono {
    id
    archivoId
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
    fechaSubida
    userId
    status
    esPropietario
    ocrData {
      field
      value
      raw
      source
      confidence
    }
  }
`);

function abonoBody(abono: FragmentType<typeof RestAbono>) {
  const { id, archivoId, userId, status, ocrData, ...rest } = getFragment(RestAbono, abono);
  return {
    id: Number(id),
    archivoId: archivoId && Number(archivoId),
    ...rest,
    userId: Number(userId),
    status: status.toLowerCase(),
    ocrData: Object.fromEntries(ocrData.map(({ field, ...reading }) => [field, reading])),
  };
}

/** HTTP status by reason for which a file has no readable pass; all other reasons are 422. */
const UNREADABLE: Readonly<Record<string, number>> = {
  NOT_A_PDF: 415,
  TOO_BIG: 413,
  BUSY: 503,
  UNAVAILABLE: 503,
};

export const abonoCalls = [
  call({
    call: 'GET /api/abonos',
    document: graphql(`
      query RestAbonos {
        viewer {
          id
          abonos {
            ...RestAbono
          }
        }
      }
    `),
    answer: ({ viewer }) => {
      if (!viewer) throw fromGraphQLError(unauthenticated());
      return viewer.abonos.map(abonoBody);
    },
  }),
  call({
    call: 'POST /api/abonos/upload',
    multipart: true,
    document: graphql(`
      mutation RestUploadAbono($input: UploadAbonoInput!) {
        uploadAbono(input: $input) {
          __typename
          ... on UploadAbonoSuccess {
            registrosCreados
            abonos {
              ...RestAbono
            }
            message
          }
          ... on AbonoUnreadableError {
            unreadable: code
            message
          }
          ... on AbonoQueuedError {
            queued: code
            message
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ files }) => ({ input: { pdf: sentFile(files, 'pdf') } }),
    answer: ({ uploadAbono }) => {
      if (uploadAbono.__typename === 'AbonoUnreadableError') {
        const { unreadable, message } = uploadAbono;
        throw new RestError(UNREADABLE[unreadable] ?? 422, unreadable, message);
      }
      if (uploadAbono.__typename === 'AbonoQueuedError') {
        const { queued, message } = uploadAbono;
        return new Accepted({ success: true, registrosCreados: 0, abonos: [], message, code: queued });
      }
      const { registrosCreados, abonos, message } = succeeded(uploadAbono);
      return { success: true, registrosCreados, abonos: abonos.map(abonoBody), message };
    },
    failure: ({ message }) => ({ success: false, registrosCreados: 0, abonos: [], error: message }),
  }),
];
