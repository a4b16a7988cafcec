/**
 * The club's identity: the one place to change for another club. Only constants without imports, so that the browser
 * can use them too. All data is fictional: domains ending in `.example` are reserved and lead nowhere.
 */
export const club = {
  name: 'Palma Mallorca Bàsquet',
  shortName: 'Palma Bàsquet',
  abbreviation: 'PMB',
  city: 'Palma',
  island: 'Mallorca',
  founded: 2022,
  league: 'Primera FEB',
  description:
    'Club de baloncesto profesional de Palma, fundado en 2022. Dos ascensos en tres temporadas y una grada que no se sienta.',

  /** All dates of the club are shown in this time zone, on every device. */
  timeZone: 'Europe/Madrid',
  locale: 'es-ES',

  venue: {
    name: 'Pavelló Son Tramuntana',
    capacity: 4000,
    street: 'Carrer de la Serra de Tramuntana, 14',
    postalCode: '07009',
    city: 'Palma',
    region: 'Illes Balears',
    country: 'ES',
    /** One line, for contact blocks. */
    address: 'Carrer de la Serra de Tramuntana, 14 · 07009 Palma, Illes Balears',
    /** The `location` of a home match. */
    matchLocation: 'Pavelló Son Tramuntana, Palma',
  },

  contact: {
    phone: '+34 971 000 000',
    /** The same number for `tel:` links. */
    phoneHref: 'tel:+34971000000',
    email: 'info@pmb.example',
    memberCareEmail: 'socios@pmb.example',
    sponsorshipEmail: 'patrocinio@pmb.example',
    pressEmail: 'prensa@pmb.example',
    privacyEmail: 'privacidad@pmb.example',
    /** The contact for season tickets (page «Hazte socio»). */
    ticketing: {
      name: 'Catalina Munar',
      position: 'Responsable de ticketing y abonados',
      phone: '+34 971 000 001',
      phoneHref: 'tel:+34971000001',
      email: 'entradas@pmb.example',
    },
  },

  socials: [
    { id: 'instagram', label: 'Instagram', url: 'https://instagram.example/palmabasquet' },
    { id: 'x', label: 'X', url: 'https://x.example/palmabasquet' },
    { id: 'facebook', label: 'Facebook', url: 'https://facebook.example/palmabasquet' },
    { id: 'youtube', label: 'YouTube', url: 'https://youtube.example/@palmabasquet' },
  ],

  links: {
    /** «Hazte socio ahora»: the ticketing site. */
    becomeMember: 'https://entradas.pmb.example/abonos',
    /** The sign-up form of the season-pass page. */
    signUpForm: 'https://formularios.pmb.example/alta-socio',
    /** Booking an appointment with the ticketing manager. */
    appointment: 'https://citas.pmb.example/ticketing',
    /** The shop of the sports brand. */
    nikeShop: 'https://tienda-nike.example/palma-mallorca-basquet',
    maps: 'https://mapas.example/?q=Pavell%C3%B3%20Son%20Tramuntana%2C%20Palma',
    intranet: 'https://intranet.pmb.example/',
  },

  /** As written in the legal texts. The numbers are fictional. */
  legal: {
    form: 'club deportivo sin ánimo de lucro',
    taxId: 'G-00000000',
    registry: 'Registro de Entidades Deportivas de las Illes Balears, número 0000',
  },

  /** The regional council that supports the club: the text shown in place of its logo in the footer. */
  supporter: { intro: 'Con el apoyo de', name: 'Consell de Mallorca', url: 'https://consell.example/' },

  hashtag: '#SomPalma',
  values: ['Humildad', 'Pasión', 'Esfuerzo Colectivo', 'Compromiso Social'],

  /** The competitions of the season, as stored in matches and offered as a filter. */
  competitions: ['LIGA', 'TROFEU ILLES BALEARS', 'TORNEIG THB HOTELS'],

  /** In euros; for matches without their own price. */
  defaultTicketPrice: 15,
  /** Members: of the last season, of today, and the goal. Every text about their number takes it from here. */
  members: { before: 1258, now: 1432, goal: 1500, roundly: 'más de 1400' },
} as const;
