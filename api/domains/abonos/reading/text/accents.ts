import { plain } from './letters.ts';

// OCR often confuses accents. An accent that does not occur in a known name («Antónia») is replaced by the one that
// does. A lost accent is added only to names that have no other form, and only if the text has accents: «Maria» and «María» are
// both right, and some programs print none.

const NAMES =
  `Àfrica África Agnès Agustí Àlex Álex Álvaro Andrés Ángel Àngel Àngela Ángela Àngels Antònia Antón Adrià Adrián Aarón Bàrbara Bárbara Belén Bartomeu
  Benjamín César Cèsar Cecília Concepció Concepción Cortès Damián Damià Eulàlia Fátima Fàtima Félix Fèlix Francesc Fermín Gabriel·la Germán Glòria Hèctor
  Héctor Íñigo Inés Inès Iván Jesús Jerónimo Joaquín José Josué Julià Julián Júlia Laia Lluís Llúcia Lucía Magí Mónica Mònica
  Martí Martín Matías Miquel Moisés Moisès Nicolás Nicolau Núria Noèlia Óscar Òscar Ramón Raúl Raül Rocío Rubén Rubèn Sebastià Sebastián
  Sílvia Sofía Sònia Sónia Tomás Tomàs Valentí Valentín Verónica Verònica Víctor Violeta
  Álvarez Benítez Bernabé Cañellas Cortés Díaz Domínguez Fernández García Giménez Gómez González Gutiérrez Hernández Ibáñez
  Jiménez Juárez López Luján Márquez Martínez Méndez Muñoz Núñez Ordóñez Peláez Pérez Quirós Ramírez Rodríguez Sáez
  Sánchez Sáenz Suárez Vázquez Velázquez Yáñez Zúñiga Mascaró Capó Capellà Capellá Bauzà Bauzá Bauçà Cerdà Cerdá
  Salvà Salvá Solà Solá Serrà Serrá Puigròs Puigrós
  Estelrich Mulet Palmí Sastre Sbert Rosselló Barceló Rigó Coll Gelabert Gayà Gayá Llabrés Llabrès Llinàs Llinás Mòjer Mestre Munar Oliver Pascó`
    .split(/\s+/)
    .filter((name) => plain(name) !== name.toLowerCase());

/** The forms of a name, by its plain one: «Júlia» is a first name, and «Julià» a surname. */
const FORMS = new Map<string, string[]>();
for (const name of new Set(NAMES)) FORMS.set(plain(name), [...(FORMS.get(plain(name)) ?? []), name]);

/** Names and words that have no other form. */
const ONLY_FORMS = new Map(
  `África Álvarez Álvaro Ávila Édgar Íñigo Íñiguez Úrsula Benítez Díaz Domínguez Fernández García Giménez Gómez González Güell Gutiérrez
  Hernández Ibáñez Jiménez Llorenç López Márquez Martínez Méndez Muñoz Núñez Ordóñez Peláez Pérez Ramírez Rodríguez Sáenz Sánchez
  Suárez Vázquez Velázquez Yáñez Pabellón Pavelló Príncipe Olímpic Olímpico`
    .split(/\s+/)
    .map((name) => [plain(name), name] as const),
);

/** «Apol-lònia», «Circumval:lació»: after a hyphen, words have a capital or «ll». */
export const withRaisedPoint = (read: string): string =>
  read.replace(/(?<=\p{Ll}l)[-.•:](?=l[aeiouàèéíòóú])/gu, '·');

/** A scanned name, of a person or an arena, with accents that exist, and the point of «l·l». */
export function withKnownAccents(read: string): string {
  // «Gúell», «Giiell»: a «u» there always has two points, and no name has two «i».
  const name = withRaisedPoint(read).replace(/(?<=g)(?:[úù]|ii)(?=[eiéí])/giu, (letter) =>
    letter === letter.toUpperCase() ? 'Ü' : 'ü',
  );
  // A document that prints one accent prints all of them.
  const accented = plain(name) !== name.toLowerCase() && name !== name.toUpperCase();
  return name.replace(/\p{L}+/gu, (word) => {
    const only = ONLY_FORMS.get(plain(word));
    // No Spanish word has two accents: a capital without one may still have lost it, if no other letter has one.
    if (accented && only && !/[áéíóúàèò]/.test(word)) return asWritten(word, only);
    const known = plain(word) === word.toLowerCase() ? undefined : formOf(word);
    return known ? asWritten(word, known) : word;
  });
}

const asWritten = (word: string, known: string) =>
  word === word.toUpperCase() ? known.toUpperCase() : known;

/** Names that are right with an accent in Catalan and without one in Spanish. */
const OFTEN_BARE = new Set('antonia cecilia eulalia gloria julia noelia silvia sonia'.split(' '));

const bareWords = (name: string) =>
  name
    .split(/[\s-]+/)
    .filter(
      (word) => plain(word) === word.toLowerCase() && (FORMS.has(plain(word)) || ONLY_FORMS.has(plain(word))),
    );

/**
 * Whether a name has a word without its accent, or with another one: «Sofia» may be a misread «Sofía», and OCR, which
 * knows no «ë», reads «Zoë» as «Zoé». «Cuéllar» and «Daniélez» are right.
 */
export const mayLackAccent = (name: string): boolean =>
  /[ao]é/iu.test(name) || bareWords(name).some((word) => !OFTEN_BARE.has(plain(word)));

/** Whether a name has a word that is right with and without an accent: «Antonia», «Antònia». */
export const isOftenBare = (name: string): boolean =>
  bareWords(name).some((word) => OFTEN_BARE.has(plain(word)));

/**
 * How many words have an accent and may have another one: «Fátima» is also «Fàtima», and «Doménech» «Domènech», but «García»
 * has no other form.
 */
export const uncertainAccents = (text: string): number =>
  text.split(/[\s-]+/).filter((word) => UNCERTAIN_ACCENT.test(word) && !hasItsAccent(word)).length;

/** «María» and «Beltrán» have their accent where no other one is written. */
const UNCERTAIN_ACCENT = /[àèìòù]|[áéóú](?!n(?!\p{L}))|í(?![aeo]|n(?!\p{L}))/iu;

function hasItsAccent(word: string): boolean {
  if (ONLY_FORMS.has(plain(word))) return true;
  const forms = FORMS.get(plain(word)) ?? [];
  return forms.filter((form) => accentedLetters(form) === accentedLetters(word)).length === 1;
}

/** The right form of a name with an accent: of several, the one with an accent on the same letter. */
function formOf(word: string): string | undefined {
  const forms = FORMS.get(plain(word)) ?? [];
  if (forms.some((form) => form.toLowerCase() === word.toLowerCase())) return undefined;
  const alike =
    forms.length > 1 ? forms.filter((form) => accentedLetters(form) === accentedLetters(word)) : forms;
  return alike.length === 1 ? alike[0] : undefined;
}

/** The letters of a word that have a mark: «·á··». */
const accentedLetters = (word: string) =>
  [...word.toLowerCase()].map((letter) => (plain(letter) === letter ? '·' : plain(letter))).join('');
