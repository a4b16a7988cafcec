import { expect, test } from 'vitest';
import { readListView } from '../../../panel/list-address.ts';
import { AUDIT_LIST, auditFilterOf } from './audit-filter.ts';

const read = (query: string) => auditFilterOf(readListView(new URLSearchParams(query), AUDIT_LIST));
const NOTHING = {
  actorId: null,
  action: null,
  subjectType: null,
  subjectId: null,
  from: null,
  until: null,
};

test('an address without filters shows everything', () => expect(read('')).toEqual(NOTHING));

test.each([
  ['persona=7', { actorId: 7 }],
  ['accion=publish', { action: 'PUBLISH' }],
  ['tipo=news_category', { subjectType: 'NEWS_CATEGORY' }],
  ['tipo=match&id=12', { subjectType: 'MATCH', subjectId: '12' }],
  // Days of the club: in summer two hours before midnight in UTC, in winter one.
  ['desde=2026-07-01', { from: '2026-06-30T22:00:00.000Z' }],
  ['hasta=2026-11-21', { until: '2026-11-21T23:00:00.000Z' }],
  // The day on which the clock is set back has 25 hours.
  [
    'desde=2026-10-25&hasta=2026-10-25',
    { from: '2026-10-24T22:00:00.000Z', until: '2026-10-25T23:00:00.000Z' },
  ],
])('%s', (query, expected) => expect(read(query)).toEqual({ ...NOTHING, ...expected }));

test.each(['persona=yo', 'accion=steal', 'tipo=house', 'id=12', 'desde=ayer', 'hasta=2026-13-40'])(
  '%s is invalid and ignored',
  (query) => expect(read(query)).toEqual(NOTHING),
);
