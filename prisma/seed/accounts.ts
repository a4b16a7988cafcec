import type { Role } from '../../api/platform/database/generated/prisma/enums.ts';

/** The password of every demonstration account. */
export const demonstrationPassword = 'demo1234';

export interface Account {
  role: Role;
  roles: Role[];
  name: string;
  /** Date and time of registration; if the demonstration starts earlier, `daysAgo` is used. */
  registered: { day: string; time: string };
  daysAgo: number;
}

/** One account per role, `<role>@pmb.test`. The socio also has the role `visitor`, to show points and uploads. */
export const accounts: Account[] = [
  {
    role: 'admin',
    roles: ['admin'],
    name: 'Margalida Fiol Serra',
    registered: { day: '2025-07-01', time: '09:00' },
    daysAgo: 500,
  },
  {
    role: 'editor',
    roles: ['editor'],
    name: 'Andreu Oliver Pons',
    registered: { day: '2025-07-03', time: '10:12' },
    daysAgo: 490,
  },
  {
    role: 'sports_manager',
    roles: ['sports_manager'],
    name: 'Javier Santolaria Gil',
    registered: { day: '2025-07-07', time: '16:40' },
    daysAgo: 480,
  },
  {
    role: 'commercial_manager',
    roles: ['commercial_manager'],
    name: 'Neus Capellà Riera',
    registered: { day: '2025-07-14', time: '11:05' },
    daysAgo: 470,
  },
  {
    role: 'blogger',
    roles: ['blogger'],
    name: 'Lluc Vidal Mestre',
    registered: { day: '2025-07-21', time: '12:30' },
    daysAgo: 460,
  },
  {
    role: 'socio',
    roles: ['visitor', 'socio'],
    name: 'Carmen Jaume Torres',
    registered: { day: '2025-08-20', time: '19:47' },
    daysAgo: 430,
  },
  {
    role: 'visitor',
    roles: ['visitor'],
    name: 'Diego Martín Pascual',
    registered: { day: '2026-10-09', time: '21:18' },
    daysAgo: 40,
  },
];

export function demonstrationEmail(role: Role): string {
  return `${role}@pmb.test`;
}
