import type { Values } from '../../drawing/values.ts';

// The values of set Y: other people, places, tariffs and amounts than the samples, of the season after theirs; the
// codes have the samples' shapes.

const DIGITS = '0123456789';
/** The letters and figures of the samples' codes. */
const MIXED = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const setYValues: Values = {
  season: '2026/2027',
  names: [
    'Llorenç Fiol Rosselló',
    'María Victoria Domínguez Arroyo',
    'Biel Sureda',
    'Concepció Vaquer i Llull',
    'Íñigo Aranguren Peña',
    'Ana Belén Rodríguez-Soler',
    'Jaume Crespí Gelabert',
    'Lucía Muñiz Ordóñez',
    'Esperança Nadal Bestard',
    'Víctor Manuel Pérez Gil',
    'Neus Company Jofre',
    'Andreu Mayol Bisbal',
    'Raúl Núñez Caño',
    'Antònia Maria Garau Sbert',
  ],
  types: [
    'General',
    'Adulto',
    'Júnior',
    'Infantil',
    'Jubilado',
    'Familiar 2+1',
    'Familiar 2+3',
    'Monoparental 1+2',
    'Joven',
    'VIP',
    'Movilidad reducida',
    'Peñas',
  ],
  rings: ['Inferior', 'Intermedio', 'Superior', 'Pista', 'Anillo 1', 'Tribuna', 'Fondo Norte', 'Preferente'],
  events: [
    'Abono Temporada 2026/27 Primera FEB',
    'Abono Temporada 2026/27 Segunda FEB',
    'Abono Temporada 2026/27 Liga Endesa',
    'Abono Anual 2026/27 Primera FEB',
    'Abono Temporada 2026/27',
  ],
  venues: [
    ["Palau d'Esports Son Moix", 'C. Uruguai s/n, 07010 Palma'],
    ['Poliesportiu Municipal Germans Escalas', 'C. Bartomeu Lluís Ferrà 2, 07008 Palma'],
    ["Palau Municipal d'Esports d'Inca", 'Av. del Tren 98, 07300 Inca'],
    ['Pavelló Miquel Àngel Nadal', "Ronda de l'Oest s/n, 07500 Manacor"],
    ['Velòdrom Illes Balears', 'Camí de la Vileta 42, 07011 Palma'],
    ['Pabellón Príncipes de España', 'Calle Parellades 57, 07003 Palma'],
  ],
  block: (chance) => String(chance.whole(101, 148)),
  prices: [38, 52.5, 68, 84.75, 105, 120, 142.4, 185, 260, 345, 1150],
  fees: [0, 1.25, 1.8, 2.5, 3.6],
  reference: (chance) => `${chance.letters(4, MIXED)}-${chance.letters(6, DIGITS)}`,
  locator: (chance) => chance.letters(8, MIXED),
};
