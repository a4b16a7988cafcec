import type { Shape } from '../model.ts';
import { withKnownAccents } from '../text/accents.ts';
import { isGivenName, withShortMaria } from '../text/given-names.ts';
import {
  asDigits,
  plain,
  withApostrophe,
  withDoubleV,
  withLargeI,
  withLargeInitials,
  withMiddlePoint,
  withNumberOne,
  withRomanNumber,
} from '../text/letters.ts';
import { asEuros, findMoney } from '../text/money.ts';
import type { FieldName } from '../read-abono.ts';
import { findTaxNumber } from '../text/tax-number.ts';

type Reader = (text: string, isOcr: boolean) => Shape | null;

/** Fields whose values have a recognisable format: without a label, a text shows whether it may be one. */
export const CLOSED_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  'temporada',
  'bloque',
  'fila',
  'asiento',
  'nifOrganizador',
  'nifDistr',
  'referenciaTicket',
  'codigoLocalizador',
  'precioEntrada',
  'precioDistribucion',
  'precioTotal',
]);

const PRINTED_AROUND = /^[\s:;.,·•|_=~*'"“”«»‐–—-]+|[\s:;·•|_=~*/("“”«»‐–—-]+$/gu;

/** A value without the punctuation around it: colons, dots, dashes, quotes. */
export function trimmed(text: string): string {
  const inner = text.replace(PRINTED_AROUND, '').replace(/\s+/g, ' ');
  return inner.replace(/,$|(?<=\p{Ll}{2})\.$/u, '');
}

/** «Lliga ¡ Copa», «Xamena ¡ Duran»: names have no exclamation mark in the middle. */
const withAnd = (text: string) => text.replace(/(?<=\p{L} )[¡|!](?= \p{L})/gu, 'i');

/** A text with the letters and signs that OCR misread corrected. */
const mended = (text: string) => withLargeI(withApostrophe(withMiddlePoint(withAnd(text))));

const NAME =
  /^\p{Lu}[\p{L}'’´`.·-]*(?:,?\s+(?:(?:de|del|la|las|los|i|y|da|dos|van|von|el|ben|al)\s+)*[\p{L}'’´`.·-]+)*$/u;

const TYPES =
  /\b(general|junior|juvenil|joven|jove|senior|infantil|adulto|adult|familiar|familia|monoparental|movilidad|mobilitat|vip|empresa|corporate|pena|penya|jubilado|jubilat|estudiante|estudiant|parado|aturat|nino|nen|menor|premium|platino|oro|plata|bronce|abono|abonament|protocolo|universitari[oa]?|3 edad|mayores|majors|simpatizante|simpatitzant|fundador[a]?|protector[a]?|collaborador[a]?|colaborador[a]?|patrocinador[a]?|reducid[oa]|reduid[a]?|basic[oa]?|cadete?|alevi[n]?|benjami[n]?|discapaci\w*|diversitat|pensionista|docente?|acompanante|acompanyant|invitado|convidat|parella|pareja|individual|estandard?|standard|nens|ninos|menors|menores|adults|adultos|joves|jovenes|socis?|socios?|gold|silver|business|anual|numerosa|nombrosa|numerari[oa]?|sub-?\d+|veterano|vetera|(tarifa|cuota|quota) unica)\b/;

const PARTICLE =
  /^(de|del|dels|la|las|los|les|els|el|da|das|do|dos|van|von|der|den|di|du|al|ben|bin|abu|d['’].*)$/;

/** «Tu carné de abonado»: names of documents, which are not names of people. */
const PAPER = /\b(carnet?|targeta|tarjeta|abono|abonament)\b/;

const name: Reader = (text, isOcr) => {
  const seen = mended(text)
    .replace(/[|\\_]/g, '')
    .replace(/\s*[.,]$/, '');
  const tidy = isOcr ? withShortMaria(withDoubleV(withLargeInitials(trimmed(seen)))) : trimmed(text);
  const words = tidy.split(' ').filter((word) => /\p{L}{2}/u.test(word));
  const names = words.filter((word) => !PARTICLE.test(word));
  if (!NAME.test(tidy) || tidy.length < 3 || tidy.length > 90 || names.length === 0 || names.length > 8)
    return null;
  if (words.length > 1 && PAPER.test(plain(tidy))) return null;
  // «Presenteu aquest document»: names have no other words in small letters, except one that OCR misread.
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word));
  const isSaid = small.length > (isOcr ? 1 : 0);
  const isTariff = TYPES.test(plain(tidy)) && !words.some(isGivenName);
  const fit = isSaid ? 0.4 : words.length === 1 || isTariff ? 0.55 : 0.9;
  return { value: isOcr ? withKnownAccents(tidy) : tidy, fit };
};

/** «ABONO 2025/26»: a title that is the same on every pass. */
const PASS_OF_SEASON =
  /^((abonos?|abonaments?|carnet|pase|passi|temporada|de)\s+)*20\d\d\s*[/–-]\s*(20)?\d\d$/u;

/** «Abono Temporada 2025/26 Primera FEB»: with a competition and its years, the subject of a pass and no tariff. */
const COMPETITION =
  /\b(liga|lliga|copa|feb|acb|leb|endesa|asobal|superliga|euro(copa|lliga|liga)|divisio?n?|campionat|campeonato)\b/;
const YEARS = /(?<!\d)(20)?\d\d\s*[/–-]\s*(20)?\d\d(?!\d)/u;
const EVENT = 0.35;

const passType: Reader = (text, isOcr) => {
  // Packs have names like «1+1»; OCR reads the plus sign as a digit.
  const tidy = isOcr
    ? withMiddlePoint(trimmed(text))
        .replace(/[.,]+$/, '')
        .replace(/^i(?=\p{Ll})/u, 'I')
        // Spanish has a «c» there, so it is Catalan, with a diaeresis on its «i».
        .replace(/(?<=\bredu)i(?=d(?:a|es)\b)/iu, 'ï')
        .replace(/(?<= )([1-9])[47t]([1-9])$/, '$1+$2')
        .replace(/(?<=\d )96$/, '%')
    : trimmed(text);
  if (
    !/\p{L}{2}/u.test(tidy) ||
    tidy.length > 45 ||
    findTaxNumber(tidy, false) ||
    /[€]|\d[.,]\d\d\b/.test(tidy)
  )
    return null;
  if (PASS_OF_SEASON.test(plain(tidy))) return null;
  const [first = '', ...more] = tidy.split(' ');
  if (more.length > 0 && isGivenName(first)) return { value: tidy, fit: 0.4 };
  if (COMPETITION.test(plain(tidy)) && YEARS.test(tidy)) return { value: tidy, fit: EVENT };
  return { value: tidy, fit: TYPES.test(plain(tidy)) ? 0.95 : 0.7 };
};

const SEASON = /(?<!\d)(20\d\d|\d\d)\s*[/\-–—_|.]\s*(20\d\d|\d\d)(?![\d/-])/u;

/** «20292030», «2029130»: OCR loses the stroke between two years, or reads it as a letter or digit. */
const YEARS_IN_ONE = /^(20\d\d)[^\s]?(20\d\d|\d\d)$/;

const season: Reader = (text, isOcr) => {
  const match =
    (isOcr ? YEARS_IN_ONE.exec(trimmed(text)) : null) ??
    SEASON.exec(
      isOcr
        ? text.replace(/[\dOoIl|SB]{2,4}\s*[/-]\s*[\dOoIl|SB]{2,4}/g, (years) =>
            years
              .split(/(?=[/-])/)
              .map(asDigits)
              .join(''),
          )
        : text,
    );
  if (!match) return null;
  const [from, to] = [match[1] ?? '', match[2] ?? ''].map((year) => (Number(year) % 100) + 2000);
  if (from === undefined || to !== from + 1) return null;
  return { value: `${from}/${to}`, fit: match[1]?.length === 4 ? 0.95 : 0.85 };
};

const openText =
  (least: number, most: number, typical: RegExp): Reader =>
  (text, isOcr) => {
    const whole = trimmed(text).replace(/^[.,]+\s*/, '');
    const tidy = isOcr ? mended(whole) : whole;
    const letters = tidy.replace(/[^\p{L}]/gu, '').length;
    if (letters < least || tidy.length > most) return null;
    return { value: tidy, fit: typical.test(plain(tidy)) ? 0.95 : 0.65 };
  };

/** «Datos de su abono», «Confirmación de tu abono»: headings of a document's content. */
const DATA =
  /^(les? |los |el )?(vostr[ea]s? |seves |teves |sus? |tus? )?(datos|dades|detalles?|detalls?|confirmacion?|comprobante|comprovant|justificante?|resumen|resum) (del?|d['’])/;

const event: Reader = (text, isOcr) => (DATA.test(plain(trimmed(text))) ? null : competition(text, isOcr));

const competition = openText(
  4,
  120,
  /abon|temporada|liga|lliga|primera|feb|basquet|baloncesto|copa|trofe|parti[dt]|acb|leb|campeonat|campionat|torne|endesa|regular|euroc|divisi|honor|nacional|asobal|superlig|voleib|futbol|hoquei|hockey|handbol|balonman|ok lli|ok li|serie |rugby|waterpol|\bgrup/,
);
const venue = openText(
  4,
  100,
  /palau|palacio|\bcampo?\b|ateneu|pabell|pavel|poliesp|polidep|estadi|arena|centre|centro|municipal|son moix|coliseu|coliseo|velodrom|sala|fonteta|multiusos|multius|complejo|complex|frontón|fronton|auditori|gimnas|plaza de toros/,
);
const printedAddress = openText(
  4,
  140,
  /\b\d{5}\b|\bs ?\/ ?n\b|\bc\.|\bc\/|\bcalle|carrer|cami|camino|avda|\bav\.|avenida|avinguda|plaza|placa|paseo|passeig|ronda|via|poligon|ctra|carretera|gran via/,
);

const address: Reader = (text, isOcr) => {
  const shape = printedAddress(text, isOcr);
  if (!shape || !isOcr) return shape;
  // Words that every address has and OCR seldom reads right: «C/», «Camí», «Plaça», «s/n».
  const value = withNumberOne(withRomanNumber(String(shape.value)))
    .replace(/^C[Il|1]\s?(?=\p{L})/u, 'C/ ')
    .replace(/^Cami(?= )/, 'Camí')
    .replace(/^Pla[cg]a(?= )/, 'Plaça')
    .replace(/(?<= )s[il1|]n(?=,)/, 's/n');
  return { ...shape, value };
};

const ring: Reader = (text, isOcr) => {
  const tidy = trimmed(isOcr ? text.replace(/[.,]+$/, '') : text);
  if (!/^[\p{L}\d][\p{L}\d .ªº°'’·/-]{0,29}$/u.test(tidy) || tidy.split(' ').length > 4) return null;
  // A mixture of letters and digits is a code.
  if (/\d{3}|\p{L}\d+\p{L}|\d\p{Lu}{2}/u.test(tidy)) return null;
  const typical =
    /^(anillo |anell |nivel |nivell |grada |graderi[ao] |tribuna |planta |lateral )?(inferior|superior|intermedi|intermig|medi[oa]|mitj[aà]|mig|pista|baj[oa]|baix|alt|principal|central|lateral|fondo|fons|gol|corner|graderi[ao]|anell de |anillo de |vip|palco|llotja|llotges|platea|galeria|balco|anfiteatr|amfiteatr|jove|joven|animaci|preferen|tribuna|general|grada|\d[ªº°a]?$|primer|segun|segon|tercer|norte|nord|sur|sud|est|oest)/;
  // OCR reads a bold «I» as «i», and rings are names.
  const value = isOcr ? tidy.replace(/^i(?=\p{Ll})/u, 'I') : tidy;
  return { value, fit: typical.test(plain(tidy)) ? 0.95 : /\p{L}/u.test(tidy) ? 0.6 : 0.3 };
};

/** Blocks may have such names; other letters are misread digits. */
const BEHIND_NUMBER = /^\d{1,3}(?:[A-HJ-NPR-Z]|-[A-Z])$/;

const block: Reader = (text, isOcr) => {
  // OCR reads the edge of a block's frame as a sign.
  const tidy = trimmed(isOcr ? text.replace(/^[€([{]+(?=\p{L}?\d)/u, '') : text)
    .replace(/[.,]+$/, '')
    // «N8» is a block's name.
    .replace(/^(?:n[º°o.]+|n(?=\s)|núm\.?)\s*(?=\S)/iu, '');
  // A letter and a number, as in names of blocks: after the letter there are only digits, however they were read. After
  // a number there is a letter that no digit is read as, or that differs from one in its shape: «7D», «7-B».
  const guessed = isOcr && !BEHIND_NUMBER.test(tidy);
  const isShort = guessed && /^[\p{L}\d|!]{1,4}$/u.test(tidy);
  const meant = isShort ? tidy.slice(0, 1) + asDigits(tidy.slice(1)) : tidy;
  const found = /^([A-Z]{0,3}[-\s]?\d{1,4}(?:-?[A-Z]{1,2})?|[A-Z]{1,2})$/iu.exec(
    guessed && /^\d/.test(asDigits(meant)) && /\d/.test(meant) && !/^[A-Z]/.test(meant)
      ? asDigits(meant)
      : meant,
  )?.[1];
  if (!found) return null;
  return {
    value: found.replace(/\s/g, '').toUpperCase(),
    fit: !/\d/.test(found) ? 0.7 : meant === tidy ? 0.95 : 0.8,
  };
};

const place: Reader = (text, isOcr) => {
  const tidy = trimmed(text)
    .replace(/[.,ªº°]+$/u, '')
    .replace(/^(?:n[º°o.]*|núm\.?)\s*/iu, '');
  const digits = isOcr ? asDigits(tidy) : tidy;
  if (!/^0*\d{1,3}$/.test(digits) || Number(digits) === 0) return null;
  return { value: Number(digits), fit: digits === tidy ? 0.95 : 0.7 };
};

const taxNumber: Reader = (text, isOcr) => {
  const found = findTaxNumber(text, isOcr);
  if (!found) return null;
  return { value: found.value, fit: found.guessed ? 0.8 : found.checked ? 1 : 0.95 };
};

const CODE = /^[\p{Lu}\d]+(?:[-./_#][\p{Lu}\d]+)*$/u;

const DATE = /^[0-3]?\d[./-][01]?\d[./-](19|20)?\d\d$/;

const code: Reader = (text, isOcr) => {
  let tidy = trimmed(text).replace(/[.,]+$/, '');
  // A single small letter before a code is a speck.
  if (isOcr) tidy = tidy.replace(/^\p{Ll} (?=[\p{Lu}\d]{3})/u, '');
  if (isOcr) tidy = tidy.replace(/(?<=\p{Lu})\s?\/\s?(?=\d)/u, '/');
  // Codes are printed in groups, «ABCD 1234», and OCR reads additional gaps, «BANB-7014 443».
  if (/^[\p{Lu}\d.-]+(\s+[\p{Lu}\d.-]+){1,4}$/u.test(tidy) && /\d/.test(tidy))
    tidy = tidy.replace(/\s+/g, isOcr || !/-/.test(tidy) ? '' : ' ');
  if (isOcr)
    tidy = tidy
      .replace(/[—–]/g, '-')
      .replace(/\s*-\s*/g, '-')
      .replace(/^[|!]|[|!]$/g, '');
  // Two consecutive Vs are usually a W that was read as two letters.
  if (isOcr) tidy = (/\d/.test(tidy) ? tidy.toUpperCase() : tidy).replaceAll('VV', 'W');
  const compact = tidy.replace(/[^\p{L}\d]/gu, '');
  if (!CODE.test(tidy) || compact.length < 4 || compact.length > 30) return null;
  if (season(tidy, false) && compact.length <= 8) return null;
  if (DATE.test(tidy)) return null;
  const fit = !/\d/.test(tidy) ? 0.6 : /\p{L}/u.test(tidy) || compact.length >= 6 ? 0.9 : 0.7;
  return { value: tidy, fit: findTaxNumber(tidy, false)?.checked ? fit / 2 : fit };
};

const price: Reader = (text, isOcr) => {
  const found = findMoney(text, isOcr);
  return found && { value: asEuros(found.cents), fit: found.clear ? 0.95 : 0.6 };
};

const readers: Record<FieldName, Reader> = {
  nombreAsistente: name,
  tipoAbonament: passType,
  temporada: season,
  evento: event,
  recinto: venue,
  direccion: address,
  anillo: ring,
  bloque: block,
  fila: place,
  asiento: place,
  nifOrganizador: taxNumber,
  nifDistr: taxNumber,
  referenciaTicket: code,
  codigoLocalizador: code,
  precioEntrada: price,
  precioDistribucion: price,
  precioTotal: price,
};

/**
 * A text as the value of a field, or null if it is not valid.
 * @param isOcr whether letters may be misread, as in scans.
 */
export function shapeOf(field: FieldName, text: string, isOcr: boolean): Shape | null {
  return text.trim() ? readers[field](text, isOcr) : null;
}
