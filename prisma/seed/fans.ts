import { club } from '../../api/club/club.ts';
import { cardLabel } from '../../api/club/season-label.input.ts';
import type { Prisma } from '../../api/platform/database/generated/prisma/client.ts';
import type { Role } from '../../api/platform/database/generated/prisma/enums.ts';

// The actions of the fans: the visitor reads and comments, the socio also goes to matches.

/** Tickets of the socio: bought this many days before a played match, or before the start of the demonstration. */
export const tickets: {
  match: string;
  bought: { daysBefore: number } | { daysAgo: number; time: string };
}[] = [
  { match: 'liga-05', bought: { daysBefore: 4 } },
  { match: 'liga-09', bought: { daysBefore: 2 } },
  { match: 'liga-11', bought: { daysBefore: 12 } },
  { match: 'liga-17', bought: { daysBefore: 3 } },
  { match: 'liga-21', bought: { daysBefore: 6 } },
  { match: 'liga-23', bought: { daysBefore: 8 } },
  { match: 'liga-29', bought: { daysBefore: 5 } },
  { match: 'actual-09', bought: { daysBefore: 3 } },
  { match: 'actual-12', bought: { daysAgo: 5, time: '20:41' } },
  { match: 'actual-15', bought: { daysAgo: 4, time: '09:12' } },
];

/** Comments, this many hours after their article was published. */
export const comments: { role: Role; article: string; hoursAfter: number; content: string }[] = [
  {
    role: 'socio',
    article: 'El derbi es de Palma',
    hoursAfter: 1.5,
    content: 'Sin voz y feliz. Lo de Villarejo en defensa tendría que enseñarse en los colegios.',
  },
  {
    role: 'socio',
    article: 'Asalto a Dénia: tercera victoria a domicilio',
    hoursAfter: 10.5,
    content:
      'Cinco triples de Sandell y quinientas asistencias del capitán en la misma tarde. ¡Nos vemos contra Teruel!',
  },
  {
    role: 'visitor',
    article: 'Nil Cardona mete al equipo en semifinales del Torneig THB Hotels',
    hoursAfter: 9.75,
    content: 'Le vi jugar en infantiles y ya robaba balones así. Qué alegría que sea de la casa.',
  },
  {
    role: 'visitor',
    article: 'Agotadas las entradas para el derbi de la jornada 15',
    hoursAfter: 2.25,
    content:
      'Me quedé a las puertas por diez minutos… ¿La lista de espera se pide en la oficina o por correo?',
  },
  {
    role: 'socio',
    article: 'Previa de la jornada 12: Teruel Mudéjar pone a prueba el fortín',
    hoursAfter: 3,
    content: 'Cerrar el rebote y correr. Allí estaremos, en el fondo norte y de pie.',
  },
];

/** The socio's season pass for a season («2025/26»), as if read from a PDF. */
export const seasonPass = (season: string) =>
  ({
    tipoAbonament: 'General',
    temporada: cardLabel(season),
    evento: `Abono Temporada ${season} ${club.league}`,
    recinto: club.venue.name,
    direccion: `${club.venue.street}, ${club.venue.postalCode} ${club.venue.city}`,
    anillo: 'Inferior',
    bloque: '112',
    fila: 8,
    asiento: 15,
    nifOrganizador: 'G00000000',
    nifDistr: 'B00000000',
    referenciaTicket: 'DEMO-000112',
    codigoLocalizador: 'DEMOPMB1',
    precioEntrada: '132.50',
    precioDistribucion: '2.50',
    precioTotal: '135.00',
    status: 'processed',
    esPropietario: true,
  }) satisfies Partial<Prisma.AbonoCreateManyInput>;

export const membershipType = 'Abono General';
