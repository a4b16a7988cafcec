import { plain } from '../text/letters.ts';
import { openText, trimmed } from './texts.ts';
import { SHOW } from './phrases.ts';
import type { Field } from './field.ts';

/** «Datos de su abono», «Confirmación de tu abono»: headings of a document's content. */
const HEADING =
  /^(les? |los |el )?(vostr[ea]s? |seves |teves |sus? |tus? )?(datos|dades|detalles?|detalls?|confirmacion?|comprobante|comprovant|justificante?|resumen|resum) (del?|d['’])/;

/** «Abono temporada 2025-26»: what is bought. */
const PASS = /^(abono|abonament|carnet?|pase|passi?|bono) (de )?temporada( \d\S*)?$/;

/** «Abono 2», «Abono / Pass 2», «Abono 2 de 3»: one of several passes. */
const NUMBERED =
  /^(abono|abonament|abonua|carnet?|pase|passi|entrada|pass|ticket)( \/ \p{L}+)? \d{1,2}( (de|\/) \d{1,2})?$/u;

/** «Cuota anual abonado»: what is paid, in a table with the amounts. */
const PAYMENT =
  /^(cuota|quota|pago|pagament|gastos|despeses|importe?|precio|preu|renovacion?|alta|servicios?|serveis?)\b/;
const NAMES_COMPETITION =
  /\b(lig|llig|copa|feb|acb|leb|division|divisio|campeonato|campionat|torneo|torneig)/;
/** «abonos de Liga Endesa 2025/26», «Abono de temporada 2025/26 para …»: the competition is behind it. */
const PASSES_FOR =
  /^\W*(?:abonos?|abonaments?|carnets?|carnés?|pases?|passis?)(?: (?:de )?temporada(?: \d\S*)?)? (?:de|para|per(?: a)?|a) (?:(?:la|el|los|les|els) )?(.+)$/iu;

const TYPICAL =
  /abon|temporada|liga|lliga|primera|feb|basquet|baloncesto|copa|trofe|parti[dt]|acb|leb|campeonat|campionat|torne|endesa|regular|euroc|divisi|honor|nacional|asobal|superlig|voleib|futbol|hoquei|hockey|handbol|balonman|ok lli|ok li|serie |rugby|waterpol|\bgrup|federacio|challenge|champions|basketball|\bfiba\b|league|preferente|hypermotion/;

/** Competitions that are printed as a few capital letters. */
const ACRONYM = /^(acb|bcl|eba|feb|leb|lf ?[12]?)( (oro|or|plata))?$/;

/** The first words of names of competitions, «La Liga», «Primera División», «Copa del Rey». */
const COMPETITION =
  /^((la |ok |super ?)?(liga|lliga)\b|laliga|euro(liga|lliga|league|cup|copa)|copa\b|supercopa|trofe[ou]\b|torne(o|ig)\b|campeonato\b|campionat\b|divisio|(primera|primeira|lehen|1\S?|segunda|segona|bigarren|2\S?|tercera|terceira|hirugarren|3\S?|cuarta|quarta) (division|divisio|div\.?|federacion|federacio|feb|rfef|nacional|autonomica|catalana|andaluza)\b|(lf|liga f|ok) challenge\b|liga|(leb|eba|acb|asobal)\b|(basketball )?champions league|conference league|preferente\b)/;
/** A longer text is a sentence about it. */
const LONGEST_COMPETITION = 9;

/** «DIV.», «MASC.»: no ends of sentences. */
const ABBREVIATED = /\b(div|nac|masc|fem|gr|aut)\./gi;

/** Whether a text without a label names a competition. */
export const isCompetition = (text: string): boolean =>
  COMPETITION.test(plain(trimmed(text))) &&
  text.split(' ').length <= LONGEST_COMPETITION &&
  !/[.;:?!](\s|$)/.test(text.replace(ABBREVIATED, ''));

/** Whether a text says which competition passes are for, without a label: «Abono de temporada 2025/26 para la Liga Endesa». */
export const isPassFor = (text: string): boolean => isCompetition(PASSES_FOR.exec(text)?.[1] ?? '');

/** «todos los partidos de liga regular»: what the pass is for, and no name of a competition. */
const ALL_MATCHES =
  /^(todos los|tots els|todas as|todos os|els|los|os|als|a los|aos) (partid|partit|encuentr|encontr)/;

/** «Segunda FEB, Club Baloncesto Vega»: who plays in the competition. */
const ITS_CLUB = /, (?:Club|C\.? ?[BD]\.?|Fundaci[oó]n?|Asociaci[oó]n|Associaci[oó])(?= ).*$/u;

const STAGE =
  /^(liga|lliga|temporada|fase|primera|segona|segunda) (regular|fase)\b|^(grupo?|grup|conferencia|play)\b/;
/** A longer text is a sentence about it. */
const LONGEST_STAGE = 4;

/** Whether a text begins with the stage of a competition: «Liga Regular», «Grupo Este». */
export const startsStage = (text: string): boolean => STAGE.test(plain(text));

const isStage = (text: string) => startsStage(text) && text.split(' ').length <= LONGEST_STAGE;

const SENTENCE_END = /(?<=\p{Ll}{4})\. (?=\p{Lu}\p{Ll})/u;

/** «Liga Endesa. Temporada regular. No se admiten devoluciones.» without its next sentence, which names no stage. */
function withoutNextSentence(text: string): string {
  const [name = '', ...more] = text.split(SENTENCE_END);
  const end = more.findIndex((sentence) => !isStage(sentence));
  return [name, ...(end === -1 ? more : more.slice(0, end))].join('. ');
}

const confidence = { typical: 0.95, other: 0.65, allMatches: 0.4 };

const competition = openText({ most: 120, typical: TYPICAL, confidence });

/** The competition or title of a pass. */
export const evento: Field = {
  labels: {
    clear: `${SHOW}, competiciones, competicions, liga|lliga|torneo|torneig competicion|competicio, nombre|nom ${SHOW}, ${SHOW} espectaculo|espectacle|competicion|competicio, titulo|titol evento|esdeveniment, competicion|competicio incluida|inclosa, valido|valid para|per competicion|competicio?`,
    vague: `concepto, concepte, descripcion, descripcio, actividad, activitat, liga, lliga, partidos, partits, torneo, torneig, programa, show, cicle, ciclo, campeonato, campionat`,
  },
  closed: false,
  read(text, isOcr) {
    const said = plain(trimmed(text));
    if (
      HEADING.test(said) ||
      PASS.test(said) ||
      NUMBERED.test(said) ||
      (PAYMENT.test(said) && !NAMES_COMPETITION.test(said))
    )
      return null;
    if (!isOcr && ACRONYM.test(said)) return { value: trimmed(text), fit: confidence.typical };
    const [, named] = PASSES_FOR.exec(text) ?? [];
    const whole = named && isCompetition(named) ? named : text;
    // «Grupo B.» at the end of a sentence
    const read = competition(
      withoutNextSentence(whole)
        .replace(ITS_CLUB, '')
        .replace(/(?<=[»”"]|[ -]\p{Lu})\.$/u, ''),
      isOcr,
    );
    return read && ALL_MATCHES.test(said) ? { ...read, fit: confidence.allMatches } : read;
  },
  examples: [
    { text: 'als partits de lliga regular', value: 'als partits de lliga regular' },
    { text: 'ana74@correo.example', value: null },
    { text: '· Liga Endesa 2025/26', value: 'Liga Endesa 2025/26' },
    { text: 'Lliga ¡ Copa', isOcr: true, value: 'Lliga i Copa' },
    { text: '1.2 División Nacional', isOcr: true, value: '1.ª División Nacional' },
    { text: 'Tercera FEB, Grupo C-B.', value: 'Tercera FEB, Grupo C-B' },
    { text: '«Tercera FEB, Conferència Est».', value: 'Tercera FEB, Conferència Est' },
    { text: 'BCL', value: 'BCL' },
    { text: 'Liga Segunda FEB, Club Baloncesto Vega', value: 'Liga Segunda FEB' },
    { text: 'Liga Endesa en casa. No se admiten cambios.', value: 'Liga Endesa en casa' },
    { text: 'Liga Endesa. Temporada regular', value: 'Liga Endesa. Temporada regular' },
    { text: 'Liga Endesa. Fase regular. No se admiten cambios.', value: 'Liga Endesa. Fase regular' },
    { text: 'Datos de su abono', value: null },
    { text: 'Quota anual soci 2025/26', value: null },
    { text: 'Abono temporada 2025-26', value: null },
    { text: 'Abono / Pass 2', value: null },
    { text: 'Abono de temporada 2025/2026 para Liga Endesa', value: 'Liga Endesa' },
    { text: 'abonaments de la Lliga Catalana 2025/26', value: 'Lliga Catalana 2025/26' },
  ],
};
