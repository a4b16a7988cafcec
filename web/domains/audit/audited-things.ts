import type { AuditSubject } from '../../gql/graphql.ts';

/** Labels of the logged fields, as in the forms; a field without a label is shown by its name. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'nombre',
  email: 'correo',
  password: 'contraseña',
  secondFactor: 'verificación en dos pasos',
  role: 'rol',
  roles: 'roles',
  rights: 'permisos',
  title: 'título',
  content: 'contenido',
  category: 'categoría',
  status: 'estado',
  publicationDate: 'publicación',
  imageUrl: 'imagen',
  galleryImages: 'galería',
  matchId: 'partido',
  slug: 'dirección',
  description: 'descripción',
  color: 'color',
  isActive: 'activo',
  isVisible: 'visible',
  order: 'orden',
  website: 'web',
  logoUrl: 'logotipo',
  price: 'precio',
  stock: 'existencias',
  ticketPrice: 'precio de la entrada',
  ticketsAvailable: 'entradas a la venta',
  returnHours: 'horas de cierre de devoluciones',
  offerMinutes: 'minutos de cada oferta',
  hasWaitingList: 'lista de espera',
  endReason: 'motivo',
  vatRate: 'IVA',
  matchDate: 'fecha',
  opponent: 'rival',
  isHome: 'en casa',
  competition: 'competición',
  location: 'lugar',
  result: 'resultado',
  summaryUrl: 'crónica',
  statistics: 'estadísticas',
  feed: 'fuente de los datos',
  player: 'jugador del acta',
  subject: 'asunto',
  abbreviation: 'abreviatura',
  colors: 'colores',
  crestUrl: 'escudo',
  venueId: 'pabellón',
  city: 'localidad',
  street: 'calle',
  postalCode: 'código postal',
  directions: 'cómo llegar',
  mapUrl: 'mapa',
  label: 'nombre',
  firstDay: 'primer día',
  lastDay: 'último día',
  passes: 'abonos',
  rules: 'reglamento',
  zones: 'zonas',
  teams: 'equipos',
  playedAt: 'fecha',
  round: 'jornada',
  homePoints: 'puntos del local',
  awayPoints: 'puntos del visitante',
  regulationPoints: 'puntos antes de la prórroga',
  forfeitBy: 'no presentado',
  dorsal: 'dorsal',
  position: 'posición',
  country: 'país',
  profileImage: 'foto',
  homePeriods: 'puntos del local',
  awayPeriods: 'puntos del visitante',
  activationDate: 'desde',
  expiryDate: 'hasta',
  type: 'tipo',
  reason: 'motivo',
  place: 'puesto',
  homeTeam: 'local',
  awayTeam: 'visitante',
  atkOverall: 'ataque',
  shooting: 'tiro',
  finishing: 'finalización',
  concentration: 'concentración',
  passing: 'pase',
  defOverall: 'defensa',
  steal: 'robo',
  block: 'tapón',
  perimeter: 'perímetro',
  interior: 'interior',
  primaryQuality: 'cualidad principal',
  secondaryQuality: 'cualidad secundaria',
  tipoAbonament: 'tipo de abono',
  temporada: 'temporada',
  evento: 'evento',
  recinto: 'recinto',
  direccion: 'dirección',
  anillo: 'anillo',
  bloque: 'bloque',
  fila: 'fila',
  asiento: 'asiento',
  nifOrganizador: 'NIF del organizador',
  nifDistr: 'NIF del distribuidor',
  referenciaTicket: 'referencia',
  codigoLocalizador: 'localizador',
  precioEntrada: 'precio de la entrada',
  precioDistribucion: 'gastos de distribución',
  precioTotal: 'precio total',
  esPropietario: 'es del titular de la cuenta',
};

export const fieldWord = (field: string): string => FIELD_WORDS[field] ?? field;

/** The log entry for the roles that need a second factor: a setting of accounts, not an account. */
export const SECOND_FACTOR = 'second-factor';

/** The panel screen that manages the subject; null if the subject no longer exists. */
export function subjectAddress(subject: AuditSubject, id: string): string | null {
  switch (subject) {
    case 'NEWS':
      return `/admin/content/news/edit/${id}`;
    case 'MATCH':
      return `/admin/sports/matches/${id}`;
    case 'TICKET':
    case 'ADMISSION':
      return '/admin/commercial/tickets';
    case 'NEWS_CATEGORY':
      return '/admin/content/categories';
    case 'COMMENT':
      return '/admin/content/comments';
    case 'COMPETITION':
      return '/admin/sports/competitions';
    case 'SEASON':
      return '/admin/sports/seasons';
    case 'TEAM':
      return '/admin/sports/teams';
    case 'LEAGUE_GAME':
    case 'EDITION':
      return '/admin/sports/standings';
    case 'IMPORT':
      return '/admin/sports/import';
    case 'VENUE':
      return '/admin/sports/venues';
    case 'PLAYER':
      return '/admin/sports/players';
    case 'PRODUCT':
      return '/admin/commercial/products';
    case 'SPONSOR':
      return '/admin/sponsors';
    case 'INQUIRY':
      return '/admin/commercial/inquiries';
    case 'MEMBERSHIP':
      return '/admin/commercial/memberships';
    case 'ABONO':
      return '/admin/commercial/abonos';
    case 'ACHIEVEMENT':
      return '/admin/users';
    case 'ABONO_LAYOUT':
      return '/admin/commercial/abonos?vista=disenos';
    case 'USER':
      return id === SECOND_FACTOR ? '/admin/settings/second-factor' : '/admin/users';
    case 'NOTIFICATION':
      return '/admin/commercial/notifications';
    case 'JOB':
      return '/admin/settings/jobs';
    case 'ORDER':
      return `/admin/commercial/payments/${id}`;
    case 'PAYMENTS':
      return '/admin/commercial/payments';
  }
}
