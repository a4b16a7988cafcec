import { plain } from '../text/letters.ts';
import { openText, trimmed } from './texts.ts';
import { VENUE_ADDRESS } from './phrases.ts';
import type { Field } from './field.ts';

const TYPICAL =
  /\b\d{5}\b|\bs ?\/ ?n\b|\bc\.|\bc\/|\bcalle|carrer|cami|camino|avda|\bav\.|avenida|avinguda|plaza|placa|paseo|passeig|ronda|via|poligon|ctra|carretera|gran via/;

/** The first word of an address, and the last one of a Basque street. */
const STREET =
  /^(c\.|c\/|calle|carrer|cami|camino|avda|av\.|avenida|avinguda|avgda|plaza|pza|placa|praza|paseo|passeig|pso|p\.º|ronda|rambla|rua|estrada|via|poligon|poligono|cno|crta|ctra|avd|pasaje|passatge|pje|ptge|cuesta|plazuela|alameda|carretera|gran via|travesia|travessera|glorieta|bulevar|camin)(?![\p{L}\d])|\b(kalea|etorbidea|plaza|pasealekua|hiribidea)\b.*\d{5}|\b(kalea|etorbidea|pasealekua|hiribidea),? \d{1,3}$/u;
/** A postal code with its town; «Núm. 05581 Ana» and «W25/00184» are none. */
const POSTAL = /(?<![\p{L}\d.]|\d\/|(?<!\/)n[º°.]\.? ?|núm\.? |num\.? )\d{5}(?![\d.])(?= \p{L}|$)/iu;

/** The first words of the place of a seat. */
const SEAT =
  /^(bloque|bloc|sector|fila|asiento|seient|butaca|grada|graderia|tribuna|anillo|anell|anfiteatre?o?)\b(?!.*\d{5})/;

/** Whether a text starts as addresses do. */
export const startsAddress = (text: string): boolean => STREET.test(plain(text.trim()));

/** Whether a text has a postal code with its town. */
export const hasPostalCode = (text: string): boolean => POSTAL.test(text);

/** Whether a text without a label is an address. */
export const isAddress = (text: string): boolean => hasPostalCode(text) && /^[\p{L}]/u.test(text);

const POSTCODE = /(?<!\d)\d{5}(?!\d)/;

/** «…, 07198», «…, 30150 La»: the town, or the rest of it, is on the next line. */
export const addressIsCut = (address: string): boolean =>
  /\d{5},?( (la|el|los|las|les|els|a|o|de|del|san|santa|sant)){0,2}$/i.test(address);

/** Whether an address goes on in a text: it has no postcode or town yet, or its province is behind it in brackets. */
export function addressGoesOn(address: string, next: string): boolean {
  if (!POSTCODE.test(address)) return /(^|, ?)\d{5},? \p{Lu}/u.test(next);
  if (addressIsCut(address)) return /^\p{Lu}\p{Ll}/u.test(next);
  return /^\(\p{Lu}[\p{L}\s]+\)$/u.test(next);
}

/** «Avenida de Magoi, 45,» above «27002 Lugo» */
export const startsTown = (line: string, next: string): boolean =>
  line.endsWith(',') && /^\d{5} \p{Lu}/u.test(next);

const confidence = { typical: 0.95, other: 0.65 };

/** Words that every address has and OCR seldom reads right: «C/», «Camí», «Plaça», «s/n». */
const withUsualWords = (seen: string) =>
  seen
    .replace(/^C\/(?=\p{L})/u, 'C/ ')
    .replace(/^AV\. (?=\p{Lu}\p{Ll})/u, 'Av. ')
    .replace(/^C[Il|1]\s?(?=\p{L})/u, 'C/ ')
    .replace(/^Cami(?= )/, 'Camí')
    .replace(/^Pla[cg]a(?= )/, 'Plaça')
    .replace(/(?<= \(?)[Il1|]?lles Balears/, 'Illes Balears')
    .replace(/(?<= )s(?:[ilí1|]| ?\/ ?)n(?=,)/, 's/n')
    .replace(/(?<= )S[IÍL1|]N(?=,| \d{5})/u, 'S/N');

const address = openText({ most: 140, typical: TYPICAL, confidence, mended: withUsualWords });

/** The postal address of the arena. */
export const direccion: Field = {
  labels: {
    clear: `direccion|adreca|domicilio|domicili|direccio|ubicacion|ubicacio|situacion|situacio ${VENUE_ADDRESS}, direccion, adreca, domicilio, domicili, direccio,
      direccion|adreca|direccio postal|completa, address, dir ${VENUE_ADDRESS}?`,
    vague:
      'ubicacion, ubicacio, como llegar, com arribar, com arribarhi, situacion, situacio, donde estamos, on som, situado|situada|situat|ubicado|ubicada|ubicat a?',
  },
  closed: false,
  // «Ubicación: bloque Norte, fila 5» is the place of a seat.
  read: (text, isOcr) =>
    SEAT.test(plain(trimmed(text))) ? null : address(text.replace(/\( ([^()]*) \)/g, '($1)'), isOcr),
  examples: [
    { text: 'C. Uruguai s/n, 07010 Palma', value: 'C. Uruguai s/n, 07010 Palma' },
    { text: '(C/ Mayor 3, 40001 Segovia)', value: 'C/ Mayor 3, 40001 Segovia' },
    { text: 'Cl Major sln, 07001 Palma', isOcr: true, value: 'C/ Major s/n, 07001 Palma' },
    { text: 'C/Major sín, 08012 Vic', isOcr: true, value: 'C/ Major s/n, 08012 Vic' },
    {
      text: 'C/ Nou 3, 07001 Palma, lles Balears',
      isOcr: true,
      value: 'C/ Nou 3, 07001 Palma, Illes Balears',
    },
    { text: 'CTRA. NOVA, SIN, 08241 MANRESA', isOcr: true, value: 'CTRA. NOVA, S/N, 08241 MANRESA' },
    { text: 'bloque Norte, fila 5', value: null },
    { text: 'Placa Nova 1', isOcr: true, value: 'Plaça Nova 1' },
  ],
};
