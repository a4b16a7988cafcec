import { z } from 'zod';
import { count, flag, isDated, listOf, text, whole } from './feed-values.ts';

// The messages of Genius Sports' TV feed. The names of the fields are those of public programs that read it. Its variants
// differ in capital letters, and in how they write true and false, minutes, and what is missing. Unknown keys are ignored.

/** A word of the feed, in capital or small letters. */
const word = text.transform((value) => value.toLowerCase());
const typeOfPeriod = text.transform((value) => value.toUpperCase());
const periodOf = z.object({ period: count, periodType: typeOfPeriod });

/** The messages that are read, by their `type`; `action` is apart, since `playbyplay` has a list of the same. */
export const messages = {
  setup: z.object({ periods: z.object({ number: count }) }),
  status: z.object({
    status: word,
    period: z.object({ current: count, periodType: typeOfPeriod }).catch({ current: 0, periodType: '' }),
    scores: listOf(z.object({ teamNumber: count, score: count })),
  }),
  teams: z.object({ teams: z.array(z.unknown()).catch([]) }),
  boxscore: z.object({
    teams: listOf(
      z.object({
        teamNumber: count,
        total: z.object({ players: listOf(z.object({ pno: text }).loose()), team: z.unknown() }),
        periods: listOf(periodOf.extend({ team: z.object({ sPoints: count }) })),
      }),
    ),
  }),
  playbyplay: z.object({ actions: listOf(z.unknown()) }),
} as const;

/** A team of the message `teams`, which some programs send one by one. */
export const team = z.object({
  teamNumber: count,
  detail: z
    .object({ teamName: text, isHomeCompetitor: flag })
    .catch({ teamName: '', isHomeCompetitor: false }),
  players: listOf(z.object({ pno: text }).loose()),
});

/** One action, and its newest state: an edited or erased one comes again with its number. */
export const action = z
  .object({
    actionNumber: count,
    teamNumber: count,
    pno: text,
    clock: text,
    period: count,
    periodType: typeOfPeriod,
    actionType: word,
    subType: word,
    success: flag,
    deleted: isDated,
    score1: whole,
    score2: whole,
  })
  .loose();

/** What of a team's totals belongs to none of its players. The totals themselves differ in whether they have it. */
export const ofNoPlayer = z.object({
  sReboundsTeamOffensive: whole,
  sReboundsTeamDefensive: whole,
  sTurnoversTeam: whole,
});
