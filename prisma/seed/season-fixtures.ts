import type { OpponentId } from './teams.ts';

export interface SeasonFixture {
  /** Identifies the match inside the seed, for articles, tickets and tests. */
  key: string;
  round: string;
  competition: 'LIGA' | 'TROFEU ILLES BALEARS' | 'TORNEIG THB HOTELS';
  day: string;
  time: string;
  opponent: OpponentId;
  isHome: boolean;
  /** Home points, a hyphen, away points. */
  result: string;
}

const trofeu = 'TROFEU ILLES BALEARS';
const torneig = 'TORNEIG THB HOTELS';

function cup(
  key: string,
  competition: SeasonFixture['competition'],
  round: string,
  when: string,
  venue: 'C' | 'F',
  opponent: OpponentId,
  result: string,
): SeasonFixture {
  const [day = '', time = ''] = when.split(' ');
  return { key, round, competition, day, time, opponent, isHome: venue === 'C', result };
}

function league(number: number, when: string, venue: 'C' | 'F', opponent: OpponentId, result: string) {
  const key = `liga-${String(number).padStart(2, '0')}`;
  return cup(key, 'LIGA', `Jornada ${number}`, when, venue, opponent, result);
}

/** Season 2025/26: fifteen league wins and fifteen losses, a trophy in September. `C` is at home, `F` away. */
export const seasonFixtures: SeasonFixture[] = [
  cup('trofeu-semifinal', trofeu, 'Semifinal', '2025-09-06 19:00', 'F', 'santAntoni', '71-79'),
  cup('trofeu-final', trofeu, 'Final', '2025-09-14 12:30', 'C', 'menorca', '84-80'),
  cup('torneig-semifinal', torneig, 'Semifinal', '2025-09-17 20:30', 'C', 'faro', '77-81'),
  cup('torneig-tercer-puesto', torneig, 'Tercer puesto', '2025-09-20 19:00', 'F', 'denia', '68-74'),

  league(1, '2025-09-27 19:00', 'C', 'tudela', '86-79'),
  league(2, '2025-10-05 12:30', 'F', 'linares', '88-74'),
  league(3, '2025-10-11 19:00', 'C', 'pontevedra', '71-75'),
  league(4, '2025-10-18 18:00', 'F', 'soria', '69-78'),
  league(5, '2025-10-26 12:30', 'C', 'tortosa', '90-72'),
  league(6, '2025-11-01 19:00', 'F', 'madrid', '95-81'),
  league(7, '2025-11-08 19:00', 'C', 'aranjuez', '83-76'),
  league(8, '2025-11-16 12:30', 'F', 'menorca', '80-78'),
  league(9, '2025-11-22 19:00', 'C', 'jerez', '88-85'),
  league(10, '2025-12-06 19:00', 'F', 'ponferrada', '79-70'),
  league(11, '2025-12-13 19:00', 'C', 'faro', '82-75'),
  league(12, '2025-12-20 20:00', 'F', 'huesca', '84-77'),
  league(13, '2026-01-04 12:30', 'C', 'denia', '91-83'),
  league(14, '2026-01-10 19:00', 'F', 'teruel', '73-80'),
  league(15, '2026-01-17 19:00', 'C', 'santAntoni', '76-81'),
  league(16, '2026-01-25 18:00', 'F', 'tudela', '77-71'),
  league(17, '2026-01-31 19:00', 'C', 'linares', '85-70'),
  league(18, '2026-02-08 12:30', 'F', 'pontevedra', '92-84'),
  league(19, '2026-02-14 19:00', 'C', 'soria', '79-68'),
  league(20, '2026-03-04 20:30', 'F', 'tortosa', '83-82'),
  league(21, '2026-03-07 19:00', 'C', 'madrid', '87-84'),
  league(22, '2026-03-14 19:30', 'F', 'aranjuez', '90-73'),
  league(23, '2026-03-22 12:30', 'C', 'menorca', '94-89'),
  league(24, '2026-03-29 12:30', 'F', 'jerez', '81-72'),
  league(25, '2026-04-11 19:00', 'C', 'ponferrada', '78-66'),
  league(26, '2026-04-18 19:00', 'F', 'faro', '86-80'),
  league(27, '2026-04-22 20:30', 'C', 'huesca', '74-79'),
  league(28, '2026-04-26 12:30', 'F', 'denia', '75-83'),
  league(29, '2026-05-02 19:00', 'C', 'teruel', '88-77'),
  league(30, '2026-05-09 19:00', 'F', 'santAntoni', '89-85'),
];
