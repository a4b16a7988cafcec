import { plain } from './letters.ts';

// Accents are what scanners mistake most, and «Antónia» is nobody's name: where they saw an accent that no name has, the
// one that it has is put. Where they saw none, none is added: «Maria» and «María» are both right.

const NAMES = new Map(
  `Àfrica Agnès Agustí Àlex Álvaro Andrés Ángel Àngel Àngela Àngels Antònia Antón Adrià Adrián Aarón Bàrbara Bárbara Belén Bartomeu
  Benjamín César Cecília Concepció Concepción Damián Damià Eulàlia Fátima Félix Francesc Fermín Gabriel·la Germán Glòria Hèctor
  Héctor Íñigo Inés Iván Jesús Jerónimo Joaquín José Josué Julià Julián Júlia Laia Lluís Llúcia Lucía Magí Mónica Mònica
  Martí Martín Matías Miquel Moisés Nicolás Nicolau Núria Noèlia Óscar Òscar Ramón Raúl Raül Rocío Rubén Sebastià Sebastián
  Sílvia Sofía Sònia Sónia Tomás Tomàs Valentí Valentín Verónica Verònica Víctor Violeta
  Álvarez Benítez Bernabé Cañellas Cortés Díaz Domínguez Fernández García Giménez Gómez González Gutiérrez Hernández Ibáñez
  Jiménez Juárez López Luján Márquez Martínez Méndez Muñoz Núñez Ordóñez Peláez Pérez Quirós Ramírez Rodríguez Sáez
  Sánchez Sáenz Suárez Vázquez Velázquez Yáñez Zúñiga Mascaró Capó Capellà Bauzà Bauçà Cerdà Salvà Solà Serrà Puigròs Canyelles
  Estelrich Mulet Palmí Sastre Sbert Rosselló Barceló Rigó Coll Gelabert Gayà Llabrés Llinàs Mòjer Mestre Munar Oliver Pascó`
    .split(/\s+/)
    .filter((name) => plain(name) !== name.toLowerCase())
    .map((name) => [plain(name), name] as const),
);
const SEVERAL = new Set([
  'alvaro',
  'angel',
  'barbara',
  'hector',
  'monica',
  'oscar',
  'raul',
  'sonia',
  'tomas',
  'veronica',
]);

/** Accents over capitals are lost easily, and these names have no other form. */
const CAPITALS = new Map(
  'África Álvarez Álvaro Ávila Édgar Íñigo Íñiguez Úrsula'
    .split(' ')
    .map((name) => [plain(name), name] as const),
);

/** A scanned name with accents that exist. */
export function withKnownAccents(read: string): string {
  // «Gúell», «Giiell»: only points stand over a «u» there, and no name has two «i».
  const name = read.replace(/(?<=g)(?:[úù]|ii)(?=[eiéí])/giu, (letter) =>
    letter === letter.toUpperCase() ? 'Ü' : 'ü',
  );
  // Who prints one accent prints them all.
  const accented = plain(name) !== name.toLowerCase() && name !== name.toUpperCase();
  return name.replace(/\p{L}+/gu, (word) => {
    const capital = CAPITALS.get(plain(word));
    // No Spanish word has two: with one on another letter the capital has none.
    if (accented && capital && /^[AEIU]/.test(word) && !/[áéíóúàèò]/.test(word)) return capital;
    const known = NAMES.get(plain(word));
    if (!known || SEVERAL.has(plain(word)) || plain(word) === word.toLowerCase()) return word;
    return word === word.toUpperCase() ? known.toUpperCase() : known;
  });
}
