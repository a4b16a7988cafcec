import { describe, expect, it } from 'vitest';
import { roundOf } from '../../../api/club/match-round.input.ts';
import { outcomeOf, saleState, scoreOf } from './match-state.ts';

const onSale = { isHome: true, isOnSale: true, status: 'SCHEDULED', ticketsAvailable: 12 } as const;

describe('saleState', () => {
  it.each([
    [{}, 'on-sale'],
    [{ isOnSale: false, ticketsAvailable: 0 }, 'sold-out'],
    // Seats are left and the match is not marked as started, but its start time has passed.
    [{ isOnSale: false }, 'closed'],
    [{ isOnSale: false, isHome: false }, 'away'],
    [{ isOnSale: false, isHome: false, status: 'POSTPONED' }, 'away'],
    [{ isOnSale: false, isHome: false, status: 'FINISHED' }, 'finished'],
    [{ isOnSale: false, status: 'LIVE' }, 'live'],
    [{ isOnSale: false, status: 'FINISHED', ticketsAvailable: 0 }, 'finished'],
    [{ isOnSale: false, status: 'POSTPONED' }, 'postponed'],
    [{ isOnSale: false, status: 'CANCELLED' }, 'cancelled'],
  ] as const)('%o is %s', (changes, state) => {
    expect(saleState({ ...onSale, ...changes })).toBe(state);
  });
});

describe('outcomeOf', () => {
  it('reads the result from the club’s side: the home team’s points come first', () => {
    expect(outcomeOf({ isHome: true, result: '82-75' })).toBe('won');
    expect(outcomeOf({ isHome: false, result: '82-75' })).toBe('lost');
    expect(outcomeOf({ isHome: false, result: '71 – 79' })).toBe('won');
    expect(outcomeOf({ isHome: true, result: '80-80' })).toBe('drawn');
  });
  it('is null without a score', () => {
    expect(outcomeOf({ isHome: true, result: null })).toBeNull();
    expect(outcomeOf({ isHome: true, result: 'Suspendido' })).toBeNull();
  });
});

it('parses the points of a score', () => {
  expect(scoreOf('101-99')).toEqual({ home: 101, away: 99 });
  expect(scoreOf('')).toBeNull();
});

it('finds the round in a subject', () => {
  expect(roundOf('Jornada 12 · Palma Mallorca Bàsquet – Teruel Mudéjar')).toBe('Jornada 12');
  expect(roundOf('Partido amistoso')).toBeNull();
});
