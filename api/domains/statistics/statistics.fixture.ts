// A match of invented people, written as the files of both programs from one list of events.

/** A pseudo-random number from 0 to 1, the same in every run. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const PEOPLE = ['A. Serra', 'B. Pons', 'C. Riera', 'D. Vidal', 'E. Mas', 'F. Ferrer', 'G. Coll', 'H. Roig'];
/** Two shirts that are one number. */
const SHIRTS = ['00', '0', '4', '7', '10', '12', '23', '33'];

interface Event {
  period: number;
  left: number;
  side: 1 | 2;
  player: number;
  kind: 'shot' | 'freeThrow' | 'rebound' | 'foul';
  value: 1 | 2 | 3;
  isMade: boolean;
  isOffensive: boolean;
  x: number;
  y: number;
}

export interface PlayedMatch {
  events: Event[];
  /** Points by period of each side. */
  periods: { 1: number[]; 2: number[] };
  points: { 1: number; 2: number };
}

/** Plays four quarters and one overtime. */
export function playMatch(seed: number, periodCount = 5): PlayedMatch {
  const random = chance(seed);
  const events: Event[] = [];
  for (let period = 1; period <= periodCount; period += 1) {
    const length = period > 4 ? 300 : 600;
    for (let left = length - 12; left > 0; left -= 12 + Math.floor(random() * 12)) {
      const side = random() < 0.5 ? 1 : 2;
      const dice = random();
      const kind = dice < 0.6 ? 'shot' : dice < 0.75 ? 'freeThrow' : dice < 0.9 ? 'rebound' : 'foul';
      // The home team attacks the left basket first; a shot is within 25 per cent of the court's length.
      const isLeft = (side === 1) === period <= 2;
      const from = random() * 25;
      events.push({
        period,
        left,
        side,
        player: Math.floor(random() * PEOPLE.length),
        kind,
        value: kind === 'freeThrow' ? 1 : random() < 0.35 ? 3 : 2,
        isMade: random() < 0.5,
        isOffensive: random() < 0.3,
        x: isLeft ? from : 100 - from,
        y: random() * 100,
      });
    }
  }
  return ofEvents(events);
}

const scored = ({ kind, isMade, value }: Event) =>
  isMade && (kind === 'shot' || kind === 'freeThrow') ? value : 0;

/** What a player did: made and attempted throws by value, rebounds, fouls. */
export function lineOf({ events }: PlayedMatch, side: 1 | 2, player: number) {
  const own = events.filter((event) => event.side === side && event.player === player);
  const throws = (value: number) =>
    own.filter((event) => (event.kind === 'shot' || event.kind === 'freeThrow') && event.value === value);
  const made = (value: number) => throws(value).filter(({ isMade }) => isMade).length;
  const rebounds = own.filter(({ kind }) => kind === 'rebound');
  return {
    made: [made(1), made(2), made(3)] as const,
    attempted: [throws(1).length, throws(2).length, throws(3).length] as const,
    offensive: rebounds.filter(({ isOffensive }) => isOffensive).length,
    defensive: rebounds.filter(({ isOffensive }) => !isOffensive).length,
    fouls: own.filter(({ kind }) => kind === 'foul').length,
    points: own.reduce((sum, event) => sum + scored(event), 0),
  };
}

const clockOf = (left: number) =>
  `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;

/** Score after each event. */
function withScores(events: readonly Event[]) {
  const score = { 1: 0, 2: 0 };
  return events.map((event) => {
    score[event.side] += scored(event);
    return { event, home: score[1], away: score[2] };
  });
}

/** `data.json` of FIBA LiveStats: numbers are numbers, overtime begins again at 1, the newest event is the first. */
export function fibaFile(match: PlayedMatch, isOver = true) {
  const periodOf = (period: number) =>
    period > 4 ? { period: period - 4, periodType: 'OVERTIME' } : { period, periodType: 'REGULAR' };
  const teamOf = (side: 1 | 2) => ({
    name: side === 1 ? 'Equip de Casa' : 'Equipo de Fuera',
    score: match.points[side],
    ...Object.fromEntries(match.periods[side].map((points, index) => [`p${index + 1}_score`, points])),
    pl: Object.fromEntries(
      PEOPLE.map((name, player) => {
        const { made, attempted, offensive, defensive, fouls, points } = lineOf(match, side, player);
        return [
          String(player + 1),
          {
            name,
            shirtNumber: SHIRTS[player],
            starter: player < 5 ? 1 : 0,
            sMinutes: '25:00',
            sPoints: points,
            sFreeThrowsMade: made[0],
            sFreeThrowsAttempted: attempted[0],
            sTwoPointersMade: made[1],
            sTwoPointersAttempted: attempted[1],
            sThreePointersMade: made[2],
            sThreePointersAttempted: attempted[2],
            sReboundsOffensive: offensive,
            sReboundsDefensive: defensive,
            sFoulsPersonal: fouls,
          },
        ];
      }),
    ),
    shot: match.events
      .filter((event) => event.side === side && event.kind === 'shot')
      .map(({ period, player, value, isMade, x, y }) => ({
        r: isMade ? 1 : 0,
        x,
        y,
        pno: player + 1,
        per: periodOf(period).period,
        perType: periodOf(period).periodType,
        actionType: `${value}pt`,
      })),
  });
  const actions = withScores(match.events).map(({ event, home, away }, index) => ({
    actionNumber: index * 2 + 1,
    actionType: event.kind === 'shot' ? `${event.value}pt` : event.kind.toLowerCase(),
    subType: '',
    gt: clockOf(event.left),
    s1: String(home),
    s2: String(away),
    tno: event.side,
    pno: event.player + 1,
    success: event.isMade ? 1 : 0,
    ...periodOf(event.period),
  }));
  const end = {
    actionNumber: 9999,
    actionType: 'game',
    subType: 'end',
    gt: '00:00',
    tno: 0,
    pno: 0,
    success: 1,
  };
  const last = periodOf(match.periods[1].length);
  const score = { s1: String(match.points[1]), s2: String(match.points[2]) };
  return {
    clock: '0:00',
    periodsMax: 4,
    tm: { '1': teamOf(1), '2': teamOf(2) },
    pbp: [...actions, ...(isOver ? [{ ...end, ...score, ...last }] : [])].toReversed(),
  };
}

/** `BoxScore` or `KeyFacts` of the Spanish federation: all numbers are text, the score stands only where it changes. */
export function febFile(match: PlayedMatch, kind: 'BoxScore' | 'KeyFacts') {
  const sides = [1, 2] as const;
  const TEAM = sides.map((side) => ({
    PLAYER: PEOPLE.map((name, player) => {
      const { made, attempted, offensive, defensive, fouls, points } = lineOf(match, side, player);
      return {
        id: String(3_000_000 + side * 100 + player),
        no: SHIRTS[player],
        name: `${name.toUpperCase()} `,
        inn: player < 5 ? '1' : '0',
        min: '1500',
        pts: String(points),
        p1m: String(made[0]),
        p1a: String(attempted[0]),
        p1p: '83,3',
        p2m: String(made[1]),
        p2a: String(attempted[1]),
        p3m: String(made[2]),
        p3a: String(attempted[2]),
        ro: String(offensive),
        rd: String(defensive),
        pf: String(fouls),
        sta: null,
      };
    }),
  }));
  const ACTIONS = { shot: 'shoot', freeThrow: 'fthrow', rebound: 'rebound', foul: 'foul' };
  const LINES = withScores(match.events).map(({ event, home, away }, index) => ({
    num: String(index + 1),
    team: String(event.side),
    time: clockOf(event.left),
    quarter: String(event.period),
    action: ACTIONS[event.kind],
    deleted: null,
    scoreA: scored(event) > 0 ? String(home) : null,
    scoreB: scored(event) > 0 ? String(away) : null,
    idPlayer: String(3_000_000 + event.side * 100 + event.player),
    logParam4: event.isMade ? '1' : '0',
    logParam6: event.kind === 'shot' ? String(event.value) : '',
    Position: event.kind === 'shot' ? `${event.x}|${event.y}` : '',
  }));
  return {
    HEADER: {
      quarter: match.periods[1].length,
      time: 'FINAL',
      status: null,
      statusText: null,
      TEAM: sides.map((side) => ({
        name: side === 1 ? 'EQUIP DE CASA ' : 'EQUIPO DE FUERA',
        pts: String(match.points[side]),
      })),
      QUARTERS: {
        QUARTER: match.periods[1].map((points, index) => ({
          n: String(index + 1),
          scoreA: String(points),
          scoreB: String(match.periods[2][index]),
        })),
      },
    },
    BOXSCORE: kind === 'BoxScore' ? { TEAM } : null,
    SCOREBOARD: kind === 'KeyFacts' ? { TEAM } : null,
    PLAYBYPLAY: kind === 'KeyFacts' ? { hasExtension: true, LINES: LINES.toReversed() } : null,
  };
}

/** The messages of the TV feed of Genius Sports: players, box score and all actions, then the state of the match. */
export function tvMessages(match: PlayedMatch, status: 'INPROGRESS' | 'FINISHED' = 'FINISHED'): object[] {
  const { tm, pbp } = fibaFile(match);
  const last = pbp[0] ?? { period: 1, periodType: 'REGULAR' };
  const sides = [1, 2] as const;
  const team = (side: 1 | 2) => tm[String(side) as '1' | '2'];
  const players = (side: 1 | 2) =>
    Object.entries(team(side).pl).map(([pno, { name, shirtNumber, starter, ...stats }]) => ({
      pno: Number(pno),
      who: { personId: side * 1000 + Number(pno), familyName: name, shirtNumber, starter },
      stats,
    }));
  const actions = pbp.toReversed().flatMap(({ tno, gt, s1, s2, ...action }, index) => {
    const event = match.events[index];
    const place = event?.kind === 'shot' ? { x: event.x, y: event.y } : {};
    const scores = { score1: Number(s1), score2: Number(s2) };
    return event ? [{ ...action, ...scores, ...place, teamNumber: tno, clock: `${gt}:00` }] : [];
  });
  return [
    { type: 'setup', periods: { number: 4, length: 10 }, shotClock: 24, unknown: { deep: [1] } },
    ...sides.map((side) => ({
      type: 'teams',
      teamNumber: side,
      detail: { teamName: team(side).name, isHomeCompetitor: side === 1 ? 1 : 0 },
      players: players(side).map(({ pno, who }) => ({ pno, ...who })),
    })),
    { type: 'playbyplay', actions },
    {
      type: 'boxscore',
      teams: sides.map((teamNumber) => ({
        teamNumber,
        total: {
          players: players(teamNumber).map(({ pno, stats }) => ({ pno, ...stats })),
          team: { sReboundsPersonal: 1 },
        },
      })),
    },
    {
      type: 'status',
      status,
      period: { current: last.period, periodType: last.periodType },
      clock: '00:00:00',
      scores: sides.map((teamNumber) => ({ teamNumber, score: match.points[teamNumber] })),
    },
  ];
}

/**
 * The same match as other programs write it: one message for both teams, of which the second plays at home; true and false;
 * minutes as a number; words in other letters; the points of each period in the box score; erased actions with their time.
 */
export function otherTvMessages(match: PlayedMatch): object[] {
  const { tm, pbp } = fibaFile(match);
  const numberOf = (side: number) => (side === 0 ? 0 : 3 - side);
  const sides = [1, 2] as const;
  const team = (side: 1 | 2) => tm[String(side) as '1' | '2'];
  const actions = pbp.toReversed().flatMap(({ tno, gt, s1, s2, ...action }, index) => {
    const event = match.events[index];
    if (!event) return [];
    return [
      {
        ...action,
        messageId: 100 + index,
        actionType: action.actionType.toUpperCase(),
        success: action.success === 1,
        qualifiers: [],
        ...(event.kind === 'shot' ? { x: event.x, y: event.y } : { x: null, y: null }),
        teamNumber: numberOf(tno),
        clock: `${gt}:00`,
        score1: s2,
        score2: s1,
        deleted: '0000-00-00 00:00:00',
      },
    ];
  });
  const erased = { ...actions[0], actionNumber: 7777, deleted: '2026-11-21 19:03:11' };
  return [
    { type: 'setup', periods: { number: '4', length: '10', extraTimeLength: '5.00' } },
    {
      type: 'teams',
      messageId: 3,
      teams: sides.map((side) => ({
        teamNumber: numberOf(side),
        detail: { teamName: team(side).name, isHomeCompetitor: side === 1 },
        players: Object.entries(team(side).pl).map(([pno, { name, shirtNumber, starter }]) => ({
          pno: Number(pno),
          personId: side * 1000 + Number(pno),
          familyName: name,
          shirtNumber,
          starter: starter === 1,
        })),
      })),
    },
    { type: 'playbyplay', actions: [...actions, erased] },
    {
      type: 'boxscore',
      teams: sides.map((side) => ({
        teamNumber: numberOf(side),
        total: {
          players: Object.entries(team(side).pl).map(([pno, { sMinutes: _text, ...stats }]) => ({
            ...stats,
            pno: Number(pno),
            sMinutes: 25.5,
          })),
          team: { sReboundsOffensive: 40, sReboundsTeamOffensive: 3, sTurnoversTeam: 2 },
        },
        periods: match.periods[side].map((sPoints, index) => ({
          period: index < 4 ? index + 1 : index - 3,
          periodType: index < 4 ? 'regular' : 'overtime',
          team: { sPoints },
        })),
      })),
    },
    {
      type: 'status',
      status: 'complete',
      period: { current: 1, periodType: 'overtime' },
      scores: sides.map((side) => ({ teamNumber: numberOf(side), score: String(match.points[side]) })),
    },
  ];
}

/** The match as it was after its first events: a snapshot while it is played. */
export function playedUntil(match: PlayedMatch, count: number): PlayedMatch {
  return ofEvents(match.events.slice(0, count));
}

/** The same events without one of them, as after a correction. */
export function withoutEvent(match: PlayedMatch, at: number): PlayedMatch {
  return ofEvents(match.events.toSpliced(at, 1));
}

function ofEvents(events: Event[]): PlayedMatch {
  const periodCount = Math.max(1, ...events.map(({ period }) => period));
  const sum = (side: 1 | 2, period?: number) =>
    events
      .filter((event) => event.side === side && (period === undefined || event.period === period))
      .reduce((points, event) => points + scored(event), 0);
  const of = (side: 1 | 2) => Array.from({ length: periodCount }, (_, index) => sum(side, index + 1));
  return { events, periods: { 1: of(1), 2: of(2) }, points: { 1: sum(1), 2: sum(2) } };
}
