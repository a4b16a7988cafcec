import { LABELS } from '../reading/fields/fields.ts';
import { OTHER_LANGUAGES } from '../reading/fields/other-languages.ts';
import { isGivenName } from '../reading/text/given-names.ts';
import { editDistance, onlyLetters, plain } from '../reading/text/letters.ts';

/**
 * Words that sellers print on passes, besides those of labels, in Spanish, Catalan, Galician, Basque and English. A lesson
 * keeps no other word, so that it cannot hold a name, an address or a number of a person.
 */
const COMMON = `
  abono abonament abonat abonats abonada abonado abonados acceso acces accesos aforo al adult agost anual aplicable arbitros asistencia
  asistir atencion atencio autorizada autorizado avis aviso ayuda baloncesto basquet beneficio bienvenido bienvinguda benvingut bono
  caduca cada cancelacion cambio cambios canje canvi canvis carnet carrer cesion club codigos codis compra comprobante comprovant
  condiciones condicions conditions conserva conservar conserve consulta contacto contacte control copia copies correo correu data
  datos dades derecho derechos descripcion descripcio desglose desglossament detalle detalles detall detalls devolucion devoluciones devolucio
  devolucions dia dias dies digital direccion documento document documents dorso email emision emissio empresa entradas entrades
  entrada entrar escanear espectaculo espectador estado euros evento exclusivo exclusiva exhibir factura fecha fechas fiscal fiscales
  gastos general generales generals gracias gracies hora horario horari identidad identificacion identitat impreso impres imprima imprime imprimir
  imprimeix impuestos impostos incluido incluidos incluye inclos inclosos inclou individual informacion informacio instrucciones instruccions intransferible
  invitacion jornada jornades juego justificante legal lectura lector local localidad localitat lugar llegar lloc
  menores mostrar movil mobil mostreu muestre nacimiento naixement nivel nominativo nominatiu nominal nominatius numero obligatorio oficial
  online operacion operacio organizacion organitzacio pagado pagament pago pagina page pagat partido partidos partit partits pases
  pasado pasarela pavello pabellon pedido perdida persona personal personales personals porteria portada posterior precio preu precios
  presentar presente presenteu presentacion presentacio privacidad privacitat prohibida prohibit protegido proteccion propietat puede pueden puerta
  porta portes puertas queda quantitat recibo rebut recinte recinto recordatorio registro reproduccion reproduccio reserva resumen resum
  reventa revenda robo salida seguridad seguretat sector seccion servicio servei sesion sessio sitio siti socio soci socios socis soporte
  suport taquilla taquilles talon tarifa tarifas telefono telefon telefono temporada terminos termes tiquet titular titulares
  transferencia transferible transport total uso usuario utilizacion valid valida valido validez validesa venta vendes venda verificar
  vigencia vigente vomitorio zona zones ubicacion ubicacio seient seients asiento asientos butaca butaques silla cadira fila files
  grada graderia bloque bloc sectors anillo anell tribuna planta acompanante categoria modalidad modalitat clase classe tipo tipus
  subtotal importe import base iva igic cuota quota comision comissio gestion gestio distribucion distribucio descuento descompte
  season ticket pass holder seat row block gate price fee amount order booking reference venue event section ring level customer
  aplicables aviso bono comprador confirmacion copia correo data datos dereito devolucions folla grazas hora
  imprime impresa normas obrigatorio pagamento partidos pedido persoal persoais porta presentao presentar recibo tarxeta telefono xogo zona
  abonatuak abonatuen aurkeztu baldintzak berretsi berrespena besterenezina data dagokion datuak denda egiaztagiria egiaztatu erosi
  erosle eroslea erosketaren eskerrik fakturaren gorde harrera informazioa inprimatu jaso jokoa kanpo kluba kopurua nahitaezkoa nortasun
  ordaindu ordainketa orria ordua partida partidak partidetan pertsonala saskibaloi saskibaloia sartu sartzeko telefonoa txartelaren
  admission admit terms print paid name address date time code number type details summary purchase receipt fees taxes`;

/** Shorter words are everywhere, and many are surnames: «Rey», «Paz». These are only labels. */
const SHORTEST = 4;
const SHORT_LABELS = new Set(['nif', 'cif', 'iva', 'ref', 'loc', 'pvp', 'row', 'fee', 'nom', 'dni', 'tel']);

/** Words between those of labels. */
const FILLERS =
  'a al amb con d de del dels el els en i l la las les lo los o per por para sense sin su tu u y of the'.split(
    ' ',
  );

const vocabulary = new Set([...SHORT_LABELS, ...FILLERS]);
const labels = Object.values(LABELS).flatMap(({ clear, vague = '' }) => [clear, vague]);
for (const word of [...labels, ...OTHER_LANGUAGES, COMMON]
  .join(' ')
  .split(/[^\p{L}]+/u)
  .map(plain))
  if (word.length >= SHORTEST && !isGivenName(word)) vocabulary.add(word);

/** A word in the form for comparison: plain letters only, without an article before an apostrophe. */
export const foldedWord = (text: string): string =>
  onlyLetters(plain(text).replace(/^[^\p{L}]*[dl]['’´`](?=\p{L}{3})/u, ''));

/** Whether a folded word is between those of labels, and too common to find a layout by. */
export const isFiller = (folded: string): boolean => folded.length < SHORTEST && FILLERS.includes(folded);

/** Letters of a word for each that may be misread, and the most of them. */
const LETTERS_PER_ERROR = 5;
const MOST_ERRORS = 2;

/** The number of wrong letters in two readings of the same word. */
export const errorsAllowed = (length: number): number =>
  Math.min(MOST_ERRORS, Math.floor(length / LETTERS_PER_ERROR));

const spellings = new Map<string, string | null>();
/** The number of words whose spelling is remembered. */
const MOST_SPELLINGS = 20_000;

/**
 * The word of the vocabulary that a printed word is, or null for any other word, for numbers, codes and addresses.
 * @param isOcr whether letters may be misread, as in scans.
 */
export function paperWord(text: string, isOcr: boolean): string | null {
  if (/[\d@]/u.test(text) || /\p{L}[./_]\p{L}/u.test(text)) return null;
  const folded = foldedWord(text);
  if (vocabulary.has(folded)) return folded;
  if (!isOcr || errorsAllowed(folded.length) === 0 || isGivenName(folded)) return null;
  const before = spellings.get(folded);
  if (before !== undefined) return before;
  const found = closest(folded);
  if (spellings.size > MOST_SPELLINGS) spellings.clear();
  spellings.set(folded, found);
  return found;
}

function closest(folded: string): string | null {
  let best: string | null = null;
  let limit = errorsAllowed(folded.length);
  for (const word of vocabulary) {
    const errors = editDistance(word, folded, limit);
    if (errors > limit) continue;
    best = word;
    limit = errors - 1;
    if (limit < 0) break;
  }
  return best;
}
