import type { Values } from '../../drawing/values.ts';

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
