import type { MatchStatus } from '../../api/platform/database/generated/prisma/enums.ts';
import type { SeasonFixture } from './season-fixtures.ts';
import type { OpponentId } from './teams.ts';

/** Day of the week (0 for Sunday to 6 for Saturday) with the usual time of matches on that day. */
export const playingDays = {
  wednesday: { weekday: 3, time: '20:30' },
  saturday: { weekday: 6, time: '19:00' },
  sunday: { weekday: 0, time: '12:30' },
} as const;

export type PlayingDay = keyof typeof playingDays;

/** A match dated relative to the start of the demonstration. */
export interface CurrentFixture {
  key: string;
  round: string;
  competition: SeasonFixture['competition'];
  day: PlayingDay;
  opponent: OpponentId;
  isHome: boolean;
  status: MatchStatus;
  result?: string;
  tickets?: number;
  /** In euros; absent for the club's default price and for away matches. */
  price?: string;
}

/**
 * The last played matches, the latest first: the first is at least two days ago, each other one on the last such
 * weekday before the match above it.
 */
export const recentFixtures: CurrentFixture[] = [
  {
    key: 'actual-11',
    round: 'Jornada 11',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'denia',
    isHome: false,
    status: 'finished',
    result: '77-86',
  },
  {
    key: 'actual-torneig-cuartos',
    round: 'Cuartos de final',
    competition: 'TORNEIG THB HOTELS',
    day: 'wednesday',
    opponent: 'santAntoni',
    isHome: true,
    status: 'finished',
    result: '79-74',
    price: '12.00',
  },
  {
    key: 'actual-10',
    round: 'Jornada 10',
    competition: 'LIGA',
    day: 'sunday',
    opponent: 'tudela',
    isHome: false,
    status: 'finished',
    result: '82-76',
  },
  {
    key: 'actual-09',
    round: 'Jornada 9',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'soria',
    isHome: true,
    status: 'finished',
    result: '81-73',
    price: '15.00',
  },
  {
    key: 'actual-08',
    round: 'Jornada 8',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'tortosa',
    isHome: false,
    status: 'finished',
    result: '76-84',
  },
  {
    key: 'actual-07',
    round: 'Jornada 7',
    competition: 'LIGA',
    day: 'sunday',
    opponent: 'menorca',
    isHome: true,
    status: 'finished',
    result: '91-80',
    price: '15.00',
  },
  {
    key: 'actual-06',
    round: 'Jornada 6',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'santAntoni',
    isHome: false,
    status: 'finished',
    result: '88-79',
  },
  {
    key: 'actual-05',
    round: 'Jornada 5',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'ponferrada',
    isHome: true,
    status: 'finished',
    result: '85-77',
    price: '15.00',
  },
  {
    key: 'actual-04',
    round: 'Jornada 4',
    competition: 'LIGA',
    day: 'sunday',
    opponent: 'pontevedra',
    isHome: false,
    status: 'finished',
    result: '70-72',
  },
  {
    key: 'actual-03',
    round: 'Jornada 3',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'aranjuez',
    isHome: true,
    status: 'finished',
    result: '83-69',
    price: '15.00',
  },
  {
    key: 'actual-02',
    round: 'Jornada 2',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'jerez',
    isHome: true,
    status: 'finished',
    result: '90-86',
    price: '15.00',
  },
  {
    key: 'actual-01',
    round: 'Jornada 1',
    competition: 'LIGA',
    day: 'sunday',
    opponent: 'huesca',
    isHome: false,
    status: 'finished',
    result: '78-74',
  },
];

/**
 * Upcoming matches. The first is two days after the start of the demonstration, each other one on the next such
 * weekday with at least three days between matches.
 */
export const upcomingFixtures: CurrentFixture[] = [
  {
    key: 'actual-12',
    round: 'Jornada 12',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'teruel',
    isHome: true,
    status: 'scheduled',
    tickets: 640,
    price: '15.00',
  },
  {
    key: 'actual-13',
    round: 'Jornada 13',
    competition: 'LIGA',
    day: 'sunday',
    opponent: 'linares',
    isHome: false,
    status: 'scheduled',
  },
  {
    key: 'actual-torneig-semifinal',
    round: 'Semifinal',
    competition: 'TORNEIG THB HOTELS',
    day: 'wednesday',
    opponent: 'menorca',
    isHome: true,
    status: 'scheduled',
    tickets: 4,
    price: '12.00',
  },
  {
    key: 'actual-14',
    round: 'Jornada 14',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'madrid',
    isHome: false,
    status: 'scheduled',
  },
  {
    key: 'actual-15',
    round: 'Jornada 15',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'faro',
    isHome: true,
    status: 'scheduled',
    tickets: 0,
    price: '18.00',
  },
  {
    key: 'actual-trofeu-ida',
    round: 'Final, ida',
    competition: 'TROFEU ILLES BALEARS',
    day: 'wednesday',
    opponent: 'santAntoni',
    isHome: false,
    status: 'scheduled',
  },
  {
    key: 'actual-16',
    round: 'Jornada 16',
    competition: 'LIGA',
    day: 'sunday',
    opponent: 'huesca',
    isHome: true,
    status: 'scheduled',
    tickets: 1180,
  },
  {
    key: 'actual-17',
    round: 'Jornada 17',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'jerez',
    isHome: false,
    status: 'postponed',
  },
  {
    key: 'actual-trofeu-vuelta',
    round: 'Final, vuelta',
    competition: 'TROFEU ILLES BALEARS',
    day: 'wednesday',
    opponent: 'santAntoni',
    isHome: true,
    status: 'scheduled',
    tickets: 1500,
    price: '10.00',
  },
  {
    key: 'actual-18',
    round: 'Jornada 18',
    competition: 'LIGA',
    day: 'sunday',
    opponent: 'aranjuez',
    isHome: false,
    status: 'scheduled',
  },
  {
    key: 'actual-19',
    round: 'Jornada 19',
    competition: 'LIGA',
    day: 'saturday',
    opponent: 'pontevedra',
    isHome: true,
    status: 'scheduled',
    tickets: 2050,
    price: '15.00',
  },
];
