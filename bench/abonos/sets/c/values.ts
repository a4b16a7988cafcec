import type { Values } from '../../drawing/values.ts';

// The values of sets C and D: separate pools, of other towns and other sports clubs.

export const setCValues: Values = {
  names: [
    'Praxedis Tugores Genovart',
    'Eugenio Sanchís Ballester',
    'Montserrat Puigdollers i Vila',
    'Iratxe Goikoetxea Lasa',
    'Ignasi Terrades Coromina',
    'Noelia Cuñado Arévalo',
    'Dídac Fàbregas Solé',
    'Xoán Piñeiro Outeiral',
    'Yolanda Ávila de los Ríos',
    'Anastasia Popescu',
    'Jaume Rosselló-Verger',
    'Fátima Benhaddou Chaib',
  ],
  types: [
    'Oro',
    'Adult',
    'Infantil',
    'Reducida',
    'Soci fundador',
    'Joven (16-22)',
    'Simpatitzant',
    'Mayores de 65',
  ],
  rings: ['Tribuna Alta', 'Lateral Est', 'Fondo Sur', 'Anfiteatro', 'Primera planta', 'Gol Nord', 'General'],
  events: [
    'Liga Endesa y Supercopa 2025/26',
    'Lliga EBA, grup C 2025-26',
    'Campeonato de Liga LF2 2025/26',
    'Euroliga, fase regular',
  ],
  venues: [
    ['Palau Sant Jordi Nou', 'Passeig de la Riera 115, 08911 Badalona'],
    ['Pabellón Fuente de los Leones', 'C/ Pintor Sorolla 3, 46920 Mislata'],
    ["Poliesportiu de l'Escorxador", 'Ronda del Doctor Bosch 40, 17800 Olot'],
    ['Multiusos La Alameda', 'Avda. de Andalucía s/n, 29007 Málaga'],
  ],
};
