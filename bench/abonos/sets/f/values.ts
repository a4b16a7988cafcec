import type { Values } from '../../drawing/values.ts';

/** The values of set F: the club of the samples in another season, other members in other halls of its town. */
export const setFValues: Values = {
  season: '2026/2027',
  names: [
    'Francesca Amengual Ripoll',
    'Miquel Àngel Barceló Fiol',
    'María Ángeles Ibáñez Peña',
    'Jerònia Nicolau i Mas',
    'Sebastià Ferrer-Pons',
    'Íñigo Muñoz Zárate',
    "Bel d'Ocón Vidal",
    'Josep Lluís Oliver Canyelles',
    'Begoña Núñez de Luján',
    'Toni Riera',
    'Soledad Iñíguez Acuña',
    'Maria Rosa Sastre i Coll',
  ],
  types: [
    'Familiar 2+1',
    'Familiar 3+1',
    'Monoparental 1+2',
    'Sènior +65',
    'Jove',
    'Universitario',
    'VIP Pista',
    'Adult',
    'Movilitat reduïda',
    'Infantil',
  ],
  rings: ['Intermedi', 'Anillo Alto', 'Inferior', 'Peu de pista', 'Anell 2', 'Superior Est', 'Grada Mitja'],
  events: [
    'Abono Temporada 2026/27 Liga Endesa',
    'Abonament Temporada 2026/27 Segona FEB',
    'Abono Liga Regular 2026/27 Primera FEB',
    'Abonament de Lliga i Copa 2026/27',
  ],
  venues: [
    ["Palau d'Esports Son Moix Vell", 'Camí de la Vileta 42, 07011 Palma'],
    ['Pavelló Municipal Toni Pizà', 'C. Bartomeu Calatayud s/n, 07013 Palma'],
    ["Poliesportiu Prínceps d'Aragó", 'Carrer de Caracas 6, 07007 Palma'],
    ['Pabellón Municipal de Son Oliva', 'C/ Gaspar Bennàssar 31, 07004 Palma'],
  ],
};
