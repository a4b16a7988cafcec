import { withKnownAccents } from '../text/accents.ts';
import { isGivenName, withShortMaria } from '../text/given-names.ts';
import { plain } from '../text/letters.ts';
import { TARIFFS } from './tipo-abonament.ts';
import { trimmed, withAnd } from './texts.ts';
import { PERSON, PAPER } from './phrases.ts';
import type { Field } from './field.ts';

const NAME =
  /^\p{Lu}[\p{L}'’´`.·-]*(?:,?\s+(?:(?:de|del|la|las|los|sa|ses|i|y|da|dos|van|von|el|ben|al)\s+)*[\p{L}'’´`.·-]+)*$/u;

/** «de la Fuente Lizarralde»: surnames that a form has apart from the given name. */
const BEFORE_SURNAME =
  /^(?:(?:de|del|dels|la|las|los|les|sa|ses|da|dos|van|von|der|den|di|du|al|ben|bin)\s+)+(?=\p{Lu})/u;

const PARTICLE =
  /^(de|del|dels|la|las|los|les|els|el|sa|ses|da|das|do|dos|van|von|der|den|di|du|al|ben|bin|abu|d['’].*)$/;

/** Whether a word stands between names: «de», «la», «y». */
export const isSmallInName = (word: string): boolean =>
  /^[iye]$/i.test(word) || PARTICLE.test(word.toLowerCase());

/** «Tu carné de abonado»: names of documents, which are not names of people. */
const DOCUMENT = /\b(carnet?|targeta|tarjeta|abono|abonament)\b/;

const LONGEST = 90;
const MOST_NAMES = 8;

const confidence = { fullName: 0.9, oneWord: 0.55, withOtherWords: 0.4 };

const isCapitals = (text: string) => text === text.toUpperCase();

/** «TURIENZO DE LA MATA» beside a given name in small letters. */
const withoutCapitals = (surnames: string) =>
  isCapitals(surnames)
    ? surnames
        .toLowerCase()
        .replace(/(?<![\p{L}'’])\p{L}[\p{L}'’]*/gu, (word) =>
          PARTICLE.test(word) ? word : word.replace(/^\p{L}/u, (first) => first.toUpperCase()),
        )
    : surnames;

/** «del Hoyo Cachón, Saturnino»: lists have the surnames first, and the given name behind the only comma. */
const SURNAME_FIRST = /^([^,]+),\s+([^,]+)$/;

/** A name as it is said, and whether that is certain: the part behind the comma may be something else. */
function asSaid(text: string): { name: string; isCertain: boolean } {
  const [, surnames, given] = SURNAME_FIRST.exec(text) ?? [];
  if (!surnames || !given) return { name: text, isCertain: true };
  const startsWithGiven = (part: string) => isGivenName(part.split(' ')[0] ?? '');
  const name = `${given} ${isCapitals(given) ? surnames : withoutCapitals(surnames)}`;
  return { name, isCertain: startsWithGiven(given) || !startsWithGiven(surnames) };
}

/** «Doc. 43112233H» behind a name: the number of the person's identity card. */
const IDENTITY =
  /[\s,·(–-]+(?:\p{L}+\.:?\s*|\p{L}+:\s*|(?:dni|nif|nie|documento?)\s+)?[XYZ\d]\d{7}-?\p{L}\)?$/iu;

/** The name of the person who may enter with the pass. */
export const nombreAsistente: Field = {
  labels: {
    clear: `nombre|nom completo|complet? ${PERSON}, nombre|nom apellidos|cognoms|llinatges ${PERSON}?, apellidos|cognoms|llinatges nombre|nom ${PERSON}?, asistente, assistent,
      nombre|nom completo|complet, titular|asistente|assistent|beneficiario|beneficiari|abonado|abonat|usuario|usuari ${PAPER}, titular, beneficiario, beneficiari, recibido|recibimos|rebut abonado|abonat|socio|soci, persona abonada|titular|usuaria|asistente|assistent|beneficiaria, a nombre|nom|favor,
      nombre|nom persona abonada|titular|usuaria, abonado|abonada|abonat|socio|soci titular, asistente titular, attendee, holder, season ticket holder, datos|dades asistente|assistent,
      emitido|emes|expedido|expedit|extendido|estes a? nombre|nom|favor, nombre|nom abono|abonament|carnet, apellidos, cognoms, llinatges, num? primer|segundo|segon|1er|1r|2n apellido|cognom|llinatge, apellidos titular|abonado|abonada|socio|asistente|usuario, apellido, cognom, llinatge, abonado|abonada|abonat abonada|abonado|abonat, socio|socia|soci socia|socio|soci`,
    vague: `nombre, nom, abonado, abonada, abonat, socio, socia, soci, cliente, client, portador, portadora, poseedor,
      espectador, usuario, usuari, name, datos|dades titular|abonado|abonat|socio|soci, persona, comprador, compradora, destinatario, destinatari, don dona, ddna, ddona, ddª, dda, sr sra`,
  },
  closed: false,
  read(printed, isOcr) {
    const text = printed.replace(IDENTITY, '');
    const seen = withAnd(text)
      .replace(/[|\\_]/g, '')
      .replace(/\s*[.,]$/, '');
    const { name: tidy, isCertain } = asSaid(isOcr ? withShortMaria(trimmed(seen)) : trimmed(text));
    const words = tidy.split(' ').filter((word) => /\p{L}{2}/u.test(word));
    const names = words.filter((word) => !isSmallInName(word));
    const surnames = tidy.replace(BEFORE_SURNAME, '');
    const isSurname = surnames !== tidy && !isGivenName(surnames.split(' ')[0] ?? '');
    if (!NAME.test(isSurname ? surnames : tidy) || tidy.length < 3 || tidy.length > LONGEST) return null;
    if (names.length === 0 || names.length > MOST_NAMES) return null;
    if (words.length > 1 && DOCUMENT.test(plain(tidy))) return null;
    // «Presenteu aquest document»: names have no other words in small letters, except one that OCR misread.
    const small = words.filter((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word));
    const isTariff = TARIFFS.test(plain(tidy)) && !words.some(isGivenName);
    const fit =
      small.length > (isOcr ? 1 : 0)
        ? confidence.withOtherWords
        : words.length === 1 || isTariff || !isCertain || isSurname
          ? confidence.oneWord
          : confidence.fullName;
    return { value: isOcr ? withKnownAccents(tidy) : tidy, fit };
  },
  examples: [
    { text: ': Álvaro García-Luján', value: 'Álvaro García-Luján' },
    { text: 'Núria Bauzà i Coll', value: 'Núria Bauzà i Coll' },
    { text: 'Aina Mas de sa Torre', value: 'Aina Mas de sa Torre' },
    {
      text: 'ANA MARÍA DE LOS SANTOS PONCE DE LA PEÑA VILLAR',
      value: 'ANA MARÍA DE LOS SANTOS PONCE DE LA PEÑA VILLAR',
    },
    { text: 'Antónia Lujàn', isOcr: true, value: 'Antònia Luján' },
    { text: 'Apol-lònia Vidal-López', isOcr: true, value: 'Apol·lònia Vidal-López' },
    { text: 'del Olmo Requena, Casimira', value: 'Casimira del Olmo Requena' },
    { text: 'PUIG I FERRER, ODETTE', value: 'ODETTE PUIG I FERRER' },
    { text: 'Roca, M. Teresa', isOcr: true, value: 'M. Teresa Roca' },
    { text: 'TURIENZO DE LA MATA, Rosalía', value: 'Rosalía Turienzo de la Mata' },
    { text: 'Marta Oliva Rey Doc. 43112233H', value: 'Marta Oliva Rey' },
    { text: 'Ion Popa (NIE X1234567L)', value: 'Ion Popa' },
    { text: 'de la Fuente Lizarralde', value: 'de la Fuente Lizarralde' },
    { text: 'de Aina Vega Ruiz', value: null },
    { text: 'Tu carné de abonado', value: null },
    { text: '43112233H', value: null },
  ],
};
