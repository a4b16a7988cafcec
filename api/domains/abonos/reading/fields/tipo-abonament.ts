import { isGivenName } from '../text/given-names.ts';
import { plain } from '../text/letters.ts';
import { hasEmptyBox } from '../text/tick-signs.ts';
import { isCompetition } from './evento.ts';
import { SEASON_YEARS } from './temporada.ts';
import { findTaxNumber } from '../text/tax-number.ts';
import { trimmed } from './texts.ts';
import { ORDER, PAPER } from './phrases.ts';
import type { Field } from './field.ts';

/** Words of tariffs. */
export const TARIFFS =
  /\b(general|junior|juvenil|joven|jove|senior|infantil|adulto|adult|familiar|familia|monoparental|movilidad|mobilitat|vip|empresa|corporate|pena|penya|jubilado|jubilat|estudiante|estudiant|parado|paro|aturat|atur|nino|nen|bebes?|menor|premium|platino|oro|or|plata|argent|bronce|bronze|abono|abonament|protocolo|universitari[oa]?|3 edad|mayores|majors|(mayor|major)(es|s)? (de )?\d\d|simpatizante|simpatitzant|fundador[a]?|protector[a]?|collaborador[a]?|colaborador[a]?|patrocinador[a]?|reducid[oa]|reduid[a]?|basic[oa]?|cadete?|alevi[n]?|benjami[n]?|discapaci\w*|diversitat|pensionista|docente?|acompanante|acompanyant|invitado|convidat|parella|pareja|individual|estandard?|standard|nens|ninos|menors|menores|adults|adultos|joves|jovenes|socis?|socios?|gold|silver|business|anual|numerosa|nombrosa|numerari[oa]?|sub-?\d+|veterano|vetera|penista|penyista|palco|llotja|preferente|preferencia|nominal|accionista|desempleado|desempleada|turista|local|erwachsener?|erma(ss|ß)igte?r?|kind|kinder|jugendliche[r]?|schuler|studenten|rentner|senioren|familien|(heldu|gazte|txiki|jubilatu|erretiratu|langabe)(a|ak|en)?|haur(ra|rak|ren)?|(tarifa|cuota|quota) unica)\b/;

/** «Abono Joven», «Bono Plus»: a word for the paper, in plain letters, that belongs to the name of the tariff behind it. */
export const OF_TARIFF = /^(abono|abonament|abonu|bono)$/;

/** «ABONO 2025/26»: a title that is the same on every pass. */
const PASS_OF_SEASON =
  /^((abonos?|abonaments?|carnet|pase|passi|temporada|de)\s+)*20\d\d\s*[/–-]\s*(20)?\d\d$/u;

/** «Abono temporada 2025/26 – Joven»: that title before the tariff. */
const TITLE =
  /^(?:(?:abono|abonament|carn[ée]t?|pase|passi|de|temporada) )+20\d\d\s*[/–-]\s*(?:20)?\d\d\s*[–—:·,-]\s*(?=\p{L})/iu;

/** «Abono de temporada, tipo Familiar»: what is bought before its tariff. */
const PRODUCT =
  /^(?:abonos?|abonaments?|carn[ée]ts?|pases?|passis?)(?: (?:de |per a |para )?(?:la )?temporada)?,? (?:de (?:la )?)?(?:tipo|modalidad|tarifa|categor[ií]a|tipus|modalitat):? (?=\p{Lu})/iu;

/** «Peña — Liga Endesa»: a stroke between the tariff and what it is for. */
const STROKE = /\s[–—|·-]\s/u;

/** «Abono Joven temporada 2025/26»: the same behind the tariff. */
const FOR_SEASON = /,? (?:(?:de|para|per a) )?(?:la )?(?:temporada|temp\.) 20\d\d\s*[/–-]\s*(?:20)?\d\d$/iu;

/** With its years, a competition is the subject of a pass and no tariff. */
const COMPETITION =
  /\b(liga|lliga|copa|feb|acb|leb|endesa|asobal|superliga|euro(copa|lliga|liga)|divisio?n?|campionat|campeonato)\b/;

/** «pedido OBR-92UH4Y» */
const NUMBER_OF_ORDER = new RegExp(`^(${ORDER})\\b.*\\d`, 'u');

const LONGEST = 45;

const confidence = { known: 0.95, unknown: 0.7, likePerson: 0.4, likeCompetition: 0.35 };

/** Packs have names like «1+1», and OCR reads the plus sign as a digit. */
const asPrinted = (seen: string) =>
  trimmed(seen)
    .replace(/[.,]+$/, '')
    .replace(/^i(?=\p{Ll})/u, 'I')
    // Spanish has a «c» there, so it is Catalan, with a diaeresis on its «i».
    .replace(/(?<=\bredu)i(?=d(?:a|es)\b)/iu, 'ï')
    .replace(/(?<= )([1-9])[47t]([1-9])$/, '$1+$2')
    .replace(/(?<=\d )96$/, '%');

/** «Abono Base × 1»: how many were bought. */
const COUNT = /\s(?:×\s?\d{1,2}|x\s?1)$/iu;

function withoutCompetition(text: string): string {
  const stroke = STROKE.exec(text);
  return stroke && isCompetition(text.slice(stroke.index + stroke[0].length))
    ? text.slice(0, stroke.index)
    : text;
}

/** The tariff of a pass: «General», «Juvenil», «Familiar 2+2». */
export const tipoAbonament: Field = {
  labels: {
    clear: `tipo|clase|categoria|modalidad|tarifa|perfil|tipus|classe|modalitat|formato|format ${PAPER}|tarifa|socio|soci|abonado|abonat|cuota|quota|titular|producto|producte|espectador|publico|public,
      modalidad, modalitat, tarifa aplicada, abono|abonament tipo|tipus|modalidad|modalitat|categoria, tarifa tipo|tipus, categoria tarifa|edad|edat, season ticket tipo`,
    vague: `tipo, tipus, clase, classe, categoria, perfil, abono, abonament, producto, producte, colectivo, collectiu, tarifa, formato, articulo, article, condicion, condicio`,
  },
  closed: false,
  read(text, isOcr) {
    const titled = withoutCompetition(
      (isOcr ? asPrinted(text) : trimmed(text)).replace(TITLE, '').replace(PRODUCT, '').replace(COUNT, ''),
    );
    const tidy = titled.replace(FOR_SEASON, '');
    if (!/\p{L}{2}/u.test(tidy) || tidy.length > LONGEST || hasEmptyBox(tidy)) return null;
    if (findTaxNumber(tidy, false) || /[€]|\d[.,]\d\d\b/.test(tidy)) return null;
    if (PASS_OF_SEASON.test(plain(titled)) || NUMBER_OF_ORDER.test(plain(tidy))) return null;
    const [first = '', ...more] = tidy.split(' ');
    if (more.length > 0 && isGivenName(first)) return { value: tidy, fit: confidence.likePerson };
    if (COMPETITION.test(plain(titled)) && SEASON_YEARS.test(titled))
      return { value: tidy, fit: confidence.likeCompetition };
    // «García Jubilado»: OCR joins the end of a name with the column beside it.
    const telling = isOcr ? first : tidy;
    return { value: tidy, fit: TARIFFS.test(plain(telling)) ? confidence.known : confidence.unknown };
  },
  examples: [
    { text: 'General', value: 'General' },
    { text: 'Familiar 2+2', value: 'Familiar 2+2' },
    { text: 'Bebé', value: 'Bebé' },
    { text: 'Pack 241', isOcr: true, value: 'Pack 2+1' },
    { text: 'Abono Base × 1', value: 'Abono Base' },
    { text: '☐ Infantil ☐ Juvenil', value: null },
    { text: 'ABONO 2025/26', value: null },
    { text: 'Abono de temporada 2025/26 – Joven', value: 'Joven' },
    { text: 'Abono de temporada, tipo Familiar', value: 'Familiar' },
    { text: 'Abono Joven temporada 2025/26', value: 'Abono Joven' },
    { text: 'Abono temporada 2025/26', value: null },
    { text: 'Peña Joven — Liga Endesa y Copa del Rey', value: 'Peña Joven' },
    { text: 'Mayor 65', value: 'Mayor 65' },
    { text: 'pedido OBR-92UH4Y', value: null },
    { text: '97,75 €', value: null },
  ],
};
