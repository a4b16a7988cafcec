import type { FanLevel } from '../../api/database/generated/prisma/enums.ts';
import { achievements, type AchievementKey } from './achievements.ts';
import { opponents } from './teams.ts';

/** What one fan did, in no particular order. */
export interface FanFacts {
  registered: Date;
  tickets: { matchId: number; subject: string; opponent: string; competition: string; at: Date }[];
  comments: { id: number; article: string; at: Date }[];
  passes: { id: number; at: Date }[];
}

export interface LedgerEntry {
  action: string;
  points: number;
  description: string;
  relatedType: string;
  relatedId: string;
  createdAt: Date;
}

/** Points of design section 4. */
const worth = { signUp: 10, ticket: 20, comment: 5, pass: 100 };

/** Points from which each level starts, lowest first (design section 4). */
const levels: [FanLevel, number][] = [
  ['Aficionado', 0],
  ['Fan', 100],
  ['Seguidor', 300],
  ['Veterano', 600],
  ['Estrella', 1000],
  ['Leyenda', 2000],
];

/** The level of a total, and the share of the way to the next in per cent: whole, rounded down, 100 at the top. */
export function levelAt(total: number): { level: FanLevel; levelProgress: number } {
  const index = levels.findLastIndex(([, from]) => total >= from);
  const [level, from] = levels[index] ?? ['Aficionado', 0];
  const next = levels[index + 1]?.[1];
  return { level, levelProgress: next ? Math.floor(((total - from) * 100) / (next - from)) : 100 };
}

/** The entries that the facts earn by themselves, the earliest first. */
function activity(facts: FanFacts): LedgerEntry[] {
  return [
    entry('sign_up', worth.signUp, 'Te has registrado en el club', '', '', facts.registered),
    ...facts.tickets.map(({ matchId, subject, at }) =>
      entry('ticket_purchase', worth.ticket, `Entrada para ${subject}`, 'match', String(matchId), at),
    ),
    ...facts.comments.map(({ id, article, at }) =>
      entry('comment', worth.comment, `Comentario en «${article}»`, 'comment', String(id), at),
    ),
    ...facts.passes.map(({ id, at }) =>
      entry('membership_upload', worth.pass, 'Has subido tu abono de temporada', 'abono', String(id), at),
    ),
  ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function entry(
  action: string,
  points: number,
  description: string,
  relatedType: string,
  relatedId: string,
  createdAt: Date,
): LedgerEntry {
  return { action, points, description, relatedType, relatedId, createdAt };
}

/** When each achievement that does not depend on points was earned; undefined or in the future where it was not. */
function milestones(facts: FanFacts): [AchievementKey, Date | undefined][] {
  const tickets = facts.tickets.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const comments = facts.comments.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const passes = facts.passes.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const competitions = [...new Set(tickets.map(({ competition }) => competition))];
  const third = tickets.find(({ competition }) => competition === competitions[2]);
  const anniversary = new Date(facts.registered);
  anniversary.setUTCFullYear(anniversary.getUTCFullYear() + 1);
  return [
    ['bienvenida', facts.registered],
    ['primera-entrada', tickets[0]?.at],
    ['cinco-partidos', tickets[4]?.at],
    ['quince-partidos', tickets[14]?.at],
    ['noche-de-derbi', tickets.find(({ opponent }) => opponent === opponents.faro.name)?.at],
    ['tres-competiciones', third?.at],
    ['abonado', passes[0]?.at],
    ['primera-opinion', comments[0]?.at],
    ['voz-de-la-grada', comments[24]?.at],
    ['un-ano', anniversary],
  ];
}

/** The fan's whole ledger at `now`, the earliest first, and what was earned on the way. */
export function ledgerOf(facts: FanFacts, achievementIds: Map<AchievementKey, number>, now: Date) {
  const earned: { key: AchievementKey; at: Date }[] = [];
  for (const [key, at] of milestones(facts)) if (at && at <= now) earned.push({ key, at });
  const reward = ({ key, at }: { key: AchievementKey; at: Date }) => {
    const { name, points } = achievements[key];
    const id = String(achievementIds.get(key) ?? key);
    return entry('achievement', points, `Logro conseguido: ${name}`, 'achievement', id, at);
  };

  const entries = [...activity(facts), ...earned.map(reward)].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  const thresholds: [AchievementKey, number][] = [
    ['seguidor', 300],
    ['estrella', 1000],
    ['leyenda', 2000],
  ];
  for (const [key, threshold] of thresholds) {
    const at = reachedAt(entries, threshold);
    if (!at) continue;
    earned.push({ key, at });
    entries.splice(entries.findLastIndex(({ createdAt }) => createdAt <= at) + 1, 0, reward({ key, at }));
  }
  const totalPoints = entries.reduce((sum, { points }) => sum + points, 0);
  return { entries, earned, totalPoints, ...levelAt(totalPoints) };
}

/** When the running total first came to a threshold. */
function reachedAt(entries: LedgerEntry[], threshold: number): Date | undefined {
  let total = 0;
  return entries.find(({ points }) => (total += points) >= threshold)?.createdAt;
}
