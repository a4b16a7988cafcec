import type { Prisma } from '../../api/platform/database/generated/prisma/client.ts';

type Inquiry = Omit<Prisma.SponsorInquiryCreateManyInput, 'createdAt'>;

/** Inquiries through «Hazte patrocinador», this many days before the start of the demonstration. */
export const inquiries: { daysAgo: number; time: string; inquiry: Inquiry }[] = [
  {
    daysAgo: 2,
    time: '10:24',
    inquiry: {
      name: 'Aina Servera',
      company: 'Cafès Sa Portella',
      email: 'aina@cafes-sa-portella.example',
      phone: '+34 971 000 021',
      sponsorshipLevel: 'bronce',
      message:
        'Somos un tostador de café de Palma con seis locales. Nos interesa el nivel Bronce y, si fuera posible, servir el café en la zona VIP. ¿Podríamos vernos la semana que viene?',
    },
  },
  {
    daysAgo: 9,
    time: '17:02',
    inquiry: {
      name: 'Roberto Lázaro',
      company: 'Náutica Portixol',
      email: 'rlazaro@nautica-portixol.example',
      phone: null,
      sponsorshipLevel: 'plata',
      message:
        'Vimos el derbi desde la grada y salimos convencidos. Queremos conocer qué incluye el nivel Plata: presencia en la lona de los fondos, invitaciones y activaciones con la cantera.',
    },
  },
  {
    daysAgo: 23,
    time: '12:45',
    inquiry: {
      name: 'Joana Maria Crespí',
      company: 'Fundació Mar Net',
      email: 'projectes@marnet.example',
      phone: '+34 971 000 034',
      sponsorshipLevel: 'personalizado',
      message:
        'Trabajamos en la limpieza del litoral. Nos gustaría proponer una jornada con el primer equipo y las escuelas: cada canasta de tres, una playa limpia. No buscamos publicidad, sino compañeros de camino.',
    },
  },
  {
    daysAgo: 41,
    time: '09:10',
    inquiry: {
      name: 'Guillermo Escandell',
      company: 'Escandell Climatización',
      email: 'comercial@escandell-clima.example',
      phone: '+34 971 000 058',
      sponsorshipLevel: null,
      message:
        'Buenos días. Quisiera recibir el dossier de patrocinio de esta temporada y las fechas de los partidos en casa.',
    },
  },
];
