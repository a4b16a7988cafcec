import { club } from '../../../api/club/club.ts';

interface Chapter {
  season: string;
  title: string;
  text: string;
  /** A figure of that year, with its label. */
  figure: { value: string; label: string };
  /** Whether the season ended with a promotion. */
  promotion?: true;
}

/** The club's history, from the first training to its current division. */
export const CHAPTERS: readonly Chapter[] = [
  {
    season: '2022',
    title: 'Un patio de colegio',
    text: 'Un grupo de entrenadores y familias presenta en un bar del centro un club que todavía no tiene pista. Los primeros entrenamientos son en el patio de un colegio; la primera lista de socios se escribe a mano.',
    figure: { value: '63', label: 'socios fundadores' },
  },
  {
    season: '2022/23',
    title: 'La primera temporada, el primer ascenso',
    text: 'El estreno se juega en un polideportivo municipal, con los jugadores lavando sus camisetas. En primavera ya no cabe la gente en las gradas, y el equipo sube de categoría al primer intento.',
    figure: { value: '140', label: 'personas en el primer partido' },
    promotion: true,
  },
  {
    season: '2023/24',
    title: 'Aprender fuera de casa',
    text: 'La nueva categoría pide un pabellón que el club no tiene, así que toca jugar en una pista prestada. Es el año de las derrotas por un punto y de los viajes en el primer ferri. También el de la escuela: nacen los equipos de formación.',
    figure: { value: '1', label: 'pista prestada' },
  },
  {
    season: '2024/25',
    title: 'Son Tramuntana y el segundo ascenso',
    text: `El club se muda al ${club.venue.name} y la grada deja de sentarse. La temporada acaba con una canasta del capitán, Toni Bauzà, y con una plaza en ${club.league}: dos ascensos en tres temporadas.`,
    figure: { value: '3000', label: 'personas en el partido del ascenso' },
    promotion: true,
  },
  {
    season: '2025/26',
    title: `Temporada en ${club.league}`,
    text: 'Con el presupuesto más modesto de los dieciséis equipos, Palma firma la permanencia en Dénia y gana el Trofeu Illes Balears. La socia número mil tiene 71 años y se hizo el abono «después de la compra».',
    figure: { value: String(club.members.now), label: 'socios y subiendo' },
  },
];

/** What each value means in the club's weekly life. */
export const VALUES: Record<(typeof club.values)[number], string> = {
  Humildad:
    'El capitán da clase de matemáticas por las mañanas. Nadie aquí se cree más que el patio donde empezamos, y por eso volvemos a él cada septiembre a presentar al equipo.',
  Pasión:
    'Una grada que canta de pie los cuarenta minutos y una plantilla que se queda en la pista hasta el último autógrafo. No sabemos hacerlo de otra manera.',
  'Esfuerzo Colectivo':
    'Competimos con menos y llegamos más lejos porque defendemos los doce. El pase extra se aplaude como un mate, en el primer equipo y en el benjamín.',
  'Compromiso Social':
    'Cincuenta localidades por partido para entidades de personas con discapacidad, visitas mensuales a pediatría y un equipo que entrena los jueves para personas con síndrome de Down.',
};

/** The club's other activities. */
export const WORK = [
  {
    title: 'Cantera',
    text: 'Equipos de formación de niñas y niños desde los seis años, entrenadores titulados y veinte becas para que nadie deje de jugar por dinero.',
  },
  {
    title: 'Comunidad',
    text: 'Recogidas de alimentos con el eterno rival, pista abierta los domingos y un pabellón que produce con el sol buena parte de la electricidad que gasta.',
  },
  {
    title: 'Democracia',
    text: 'La asamblea de socios aprueba las cuentas, congela los precios para quien renueva y le pone nombre a las gradas. Aquí se vota.',
  },
] as const;
