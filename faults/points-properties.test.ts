import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AchievementRule, FanLevel } from '../api/platform/database/client.ts';
import { levelAt } from '../api/domains/points/levels.ts';
import { settle, type FanState } from '../api/domains/points/settlement.ts';
import { runs } from './effort.ts';

// Properties of points that hold for all users and histories.

describe('points', () => {
  const ORDER: readonly FanLevel[] = ['Aficionado', 'Fan', 'Seguidor', 'Veterano', 'Estrella', 'Leyenda'];

  test('more points are never a lower level, and the distance to the next is exact', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (points, more) => {
        const { level, levelProgress, nextLevel, pointsToNextLevel } = levelAt(points);
        expect(ORDER.indexOf(levelAt(points + more).level)).toBeGreaterThanOrEqual(ORDER.indexOf(level));
        expect(levelProgress).toBeGreaterThanOrEqual(0);
        expect(levelProgress).toBeLessThanOrEqual(nextLevel ? 99 : 100);
        if (pointsToNextLevel === null) return;
        expect(levelAt(points + pointsToNextLevel)).toMatchObject({
          level: nextLevel,
          levelProgress: nextLevel === 'Leyenda' ? 100 : 0,
        });
        expect(levelAt(points + pointsToNextLevel - 1).level).toBe(level);
      }),
      runs(500),
    );
  });

  const NOW = new Date('2026-11-22T12:00:00Z');
  const instant = fc.date({ min: new Date('2024-01-01'), max: NOW, noInvalidDate: true });
  const byTime = <Row extends { at: Date }>(rows: Row[]) =>
    rows.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const ruleKind = fc.constantFrom<AchievementRule>(
    'manual',
    'account_years',
    'tickets',
    'competitions',
    'own_passes',
    'comments',
    'points',
  );

  /** A user's actions with an empty ledger. */
  const fan: fc.Arbitrary<FanState> = fc.record({
    facts: fc.record({
      registered: instant,
      tickets: fc
        .uniqueArray(
          fc.record({
            matchId: fc.integer({ min: 1, max: 40 }),
            subject: fc.constant('Partido'),
            opponent: fc.constantFrom('Menorca', 'Sant Antoni'),
            competition: fc.constantFrom('Liga', 'Copa'),
            at: instant,
          }),
          { selector: ({ matchId }) => matchId, maxLength: 12 },
        )
        .map(byTime),
      attendances: fc
        .uniqueArray(
          fc.record({
            matchId: fc.integer({ min: 1, max: 40 }),
            subject: fc.constant('Partido'),
            at: instant,
          }),
          { selector: ({ matchId }) => matchId, maxLength: 12 },
        )
        .map(byTime),
      comments: fc
        .uniqueArray(
          fc.record({
            id: fc.integer({ min: 1, max: 60 }),
            newsId: fc.integer({ min: 1, max: 9 }),
            articleTitle: fc.string({ maxLength: 10 }),
            createdAt: instant,
          }),
          { selector: ({ id }) => id, maxLength: 12 },
        )
        .map((rows) => rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())),
      hiddenComments: fc.constant([]),
      reportedPasses: fc.constant([]),
      passes: fc
        .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 20 }), at: instant }), {
          selector: ({ id }) => id,
          maxLength: 3,
        })
        .map(byTime),
    }),
    ledger: fc.constant([]),
    achievements: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 12 }),
        name: fc.string({ maxLength: 8 }),
        description: fc.constant(''),
        points: fc.integer({ min: 0, max: 200 }),
        category: fc.constant('x'),
        icon: fc.constant('x'),
        color: fc.constant('x'),
        isActive: fc.boolean(),
        ruleKind,
        threshold: fc.integer({ min: 0, max: 6 }),
        ruleSubject: fc.constantFrom('', 'Menorca'),
        createdAt: fc.constant(new Date('2024-01-01')),
        earned: fc.constant([]),
      }),
      { selector: ({ id }) => id, maxLength: 6 },
    ),
  });

  /** The ledger after the missing awards were added. */
  function applied(state: FanState): FanState {
    const { awards, earned } = settle(state, NOW);
    return {
      ...state,
      ledger: awards.map((award, index) => ({ ...award, id: index + 1, userId: 1 })),
      achievements: state.achievements.map((row) => ({
        ...row,
        earned: earned
          .filter(({ achievementId }) => achievementId === row.id)
          .map(({ achievementId, at }) => ({
            id: achievementId,
            userId: 1,
            achievementId,
            earnedAt: at,
            notified: false,
          })),
      })),
    };
  }

  test('settling twice changes nothing, and the total is the ledger’s sum', () => {
    fc.assert(
      fc.property(fan, (state) => {
        const first = settle(state, NOW);
        const books = applied(state);
        const second = settle(books, NOW);
        expect(second).toMatchObject({ awards: [], revoked: [], earned: [], lost: [] });
        expect(second.totalPoints).toBe(first.totalPoints);
        expect(second.totalPoints).toBe(books.ledger.reduce((sum, { points }) => sum + points, 0));
      }),
      runs(200),
    );
  });

  test('nothing earns points twice, and at most three comments a day do', () => {
    fc.assert(
      fc.property(fan, (state) => {
        const { awards } = settle(state, NOW);
        const keys = awards.map(
          ({ action, relatedType, relatedId }) => `${action} ${relatedType} ${relatedId}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
        const days = new Map<string, number>();
        for (const { action, createdAt } of awards.filter((award) => award.action === 'comment')) {
          const day = `${action} ${createdAt.toLocaleDateString('en-CA', { timeZone: 'Europe/Madrid' })}`;
          days.set(day, (days.get(day) ?? 0) + 1);
        }
        expect(Math.max(0, ...days.values())).toBeLessThanOrEqual(3);
      }),
      runs(200),
    );
  });
});
