// Names as they are common in Mallorca; nobody in particular.

const first =
  'Aina Antònia Bàrbara Bernat Biel Carla Carles Carme Caterina Catalina Climent Cristina Daniel David Elena Esperança Eva Francesca Francisca Gabriel Guillem Helena Irene Jaume Joan Joana Jordi Josep Júlia Laura Llorenç Lluc Lucía Magdalena Margalida Maria Marina Marta Martí Mateu Miquel Miquela Montserrat Neus Núria Nicolau Pau Paula Pedro Pere Rafel Raquel Sara Sebastià Sergio Sílvia Tomeu Toni Vicenç Xisca'.split(
    ' ',
  );
const last =
  'Adrover Alemany Amengual Amer Arbona Barceló Bauzà Bennàssar Bestard Bibiloni Bosch Bonet Cabrer Calafell Cantallops Capó Cerdà Coll Comas Cortès Crespí Ensenyat Estarellas Feliu Ferragut Ferrer Ferriol Fiol Fontanet Fornés Frau Gamundí García Gelabert Ginard Gomila Gual Horrach Jaume Jover Juan Llabrés Lladó Llull Martínez Martorell Mas Massanet Mayol Mesquida Mestre Mir Moll Moyà Mulet Munar Nadal Nicolau Oliver Oliveras Palmer Payeras Perelló Pericàs Pizà Pol Pons Pou Pujol Quetglas Ramis Riera Rigo Ripoll Roca Rosselló Rotger Rubí Salom Salvà Sancho Sansó Sastre Seguí Serra Servera Socias Tomàs Torrens Torres Vallespir Vaquer Verd Vich Vicens Vidal Vives'.split(
    ' ',
  );

/** The name of a fan, the same for the same number. The first names and surnames of neighbours differ. */
export function nameOf(number: number): string {
  const pick = (words: readonly string[], at: number) => words[at % words.length] ?? '';
  const round = Math.floor(number / first.length);
  return [pick(first, number), pick(last, number * 7 + round), pick(last, number * 31 + round * 17 + 5)].join(
    ' ',
  );
}

/** «toni.mas.vidal12@pmb.test»: the number makes it unique. */
export function emailOf(name: string, number: number): string {
  const plain = name.normalize('NFD').replaceAll(/[^a-zA-Z ]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '.')}${number}@pmb.test`;
}
