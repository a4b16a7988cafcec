import type { Chance } from './chance.ts';

/** What invented passes say: a reader may know the ones that it was practised on, so there is a second pool. */
export interface Values {
  /** The season that all of them are for, where it is not the one of the samples. */
  season?: string;
  names: readonly string[];
  types: readonly string[];
  rings: readonly string[];
  events: readonly string[];
  venues: readonly (readonly [string, string])[];
  /** Codes in shapes of the pool's own; without them they have the shapes of all pools. */
  reference?: (chance: Chance) => string;
  locator?: (chance: Chance) => string;
  /** Euros, and blocks of seats, where they are not those of all pools. */
  prices?: readonly number[];
  fees?: readonly number[];
  block?: (chance: Chance) => string;
}

export const practiceValues: Values = {
  names: [
    'Margalida Salvà Cerdà',
    'Jesús Martínez Sáez',
    'Bàrbara Llompart i Oliver',
    'Íñigo Núñez de la Fuente',
    'Tomeu Mascaró Amer',
    'Concepción Ruiz-Tagle Gómez',
    'Aina Vallespir Frau',
    'Raúl Peña Cañellas',
    'Maria del Carme Sbert Roig',
    'Agustín Zúñiga Yáñez',
    'Neus Capó Bisbal',
    'Wenceslao Vázquez Quirós',
  ],
  types: [
    'General',
    'Júnior',
    'Joven',
    'Sènior',
    'Familiar 2+2',
    'Monoparental 1+1',
    'VIP',
    'Movilidad reducida',
    'Infantil',
  ],
  rings: ['Inferior', 'Superior', 'Intermedio', 'Pista', 'Tribuna Nord', 'Grada Baixa'],
  events: [
    'Abono Temporada 2025/26 Primera FEB',
    'Liga Regular Primera FEB 2025/26',
    'Abonament Lliga i Copa 2025-26',
  ],
  venues: [
    ["Palau d'Esports Son Ferriol", 'Carrer de Margalida Caimari 12, 07198 Palma'],
    ['Pavelló Municipal de Llevant', 'Avda. Joan Miró 244, 07015 Palma'],
    ['Polideportivo Germans Escalas', 'C/ del Cardenal Rossell 88, 07007 Palma'],
  ],
};

/** Of layouts that were held out once. */
export const formerValues: Values = {
  names: [
    'Llúcia Estarellas Munar',
    'Begoña Iturriaga Olmos',
    'Francesc Xavier Puigserver Coll',
    'Dolores Hernández López',
    'Guillem Bestard i Ramis',
    'Mohamed El Amrani',
    'Rocío Fernández-Bravo Gil',
    'Antònia Maria Jaume Bauçà',
    'Óscar Ibáñez Muñoz',
    'Pere Joan Vicens Sureda',
  ],
  types: ['Adulto', 'Jove', 'Sénior', 'General', 'Premium', 'Familia numerosa', 'Penya', 'Infantil'],
  rings: ['Lateral', 'Superior', 'Gol Sud', 'Tribuna', 'Preferente', 'Anillo 2'],
  events: [
    'Fase Regular Segunda FEB 2025/26',
    'Competición de Liga 2025-2026',
    'Partits a casa, Lliga 2025/26',
  ],
  venues: [
    ['Palau Municipal Joan Seguí', 'Camí dels Reis 308, 07010 Palma'],
    ['Pabellón Rafa Cifre', 'Calle Uruguay s/n, 07010 Palma'],
    ['Poliesportiu de Son Rapinya', 'Carrer de les Illes Verges 4, 07014 Palma'],
  ],
};

/** Of the layouts that are held out: nothing of it stood in a layout of practice. */
export const heldOutValues: Values = {
  names: [
    'Xisca Rotger Pons',
    'Gonzalo Echevarría Prieto',
    'Joana Aina Bibiloni Far',
    'José Ángel Cortés Villar',
    'Magdalena Gelabert i Seguí',
    'Svetlana Kovalenko',
    'Bartomeu Nigorra Oliver',
    'Ángela Quetglas Martorell',
    'Ulises Domínguez Peláez',
    'Catalina Vidal Thomàs',
  ],
  types: ['Sub-25', 'Adult', 'Familiar', 'Estudiante', 'Jubilado', 'Peña', 'Empresa', 'Joven'],
  rings: ['Alto', 'Grada Central', 'Fondo Norte', 'Intermig', 'Baix', 'Platea'],
  events: [
    'Temporada regular LEB 2025/26',
    'Abonament de temporada 25/26',
    'Todos los partidos de liga 2025-2026',
  ],
  venues: [
    ['Pavelló Germanes Cursach', 'Plaça del Progrés 7, 07013 Palma'],
    ['Centro Deportivo Es Rafal', 'Avenida de las Acacias 51, 07008 Palma'],
    ["Palau d'Esports Illes", 'Camí de Jesús 92, 07011 Palma'],
  ],
};
