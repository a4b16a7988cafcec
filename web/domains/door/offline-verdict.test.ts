import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  HASH_LENGTH,
  hashedTexts,
  readDoorCode,
  saltedText,
} from '../../../api/domains/door/door-code.input.ts';
import { cpuTimeOf } from '../../../api/testing/cpu-time.ts';
import { decideOffline, markAdmitted, openList, type SavedEntries } from './offline-verdict.ts';

const SALT = 'sal';
const ID = '21722d08-0000-4000-8000-00000000000a';

function entry(codes: readonly string[], reason: SavedEntries['entries'][number]['reason']) {
  const texts = codes.flatMap((typed) => {
    const code = readDoorCode(typed);
    return code ? hashedTexts(code) : [];
  });
  const hashes = texts.map((text) =>
    createHash('sha256').update(saltedText(SALT, text)).digest('hex').slice(0, HASH_LENGTH),
  );
  const __typename = 'DoorListEntry' as const;
  return {
    __typename,
    hashes,
    kind: 'TICKET' as const,
    type: 'Entrada',
    reason,
    gate: null,
    admittedAt: null,
  };
}

const listOf = (...entries: SavedEntries['entries']) =>
  openList({ __typename: 'DoorList', salt: SALT, madeAt: '2026-11-25T18:00:00Z', entries });

describe('a device without a connection', () => {
  test('admits once what is on its list, by code or by number', async () => {
    const list = listOf(entry([`ticket:${ID}`, '21722D08'], 'ADMITTED'));
    expect(await decideOffline(list, ` ticket:${ID}`)).toMatchObject({
      colour: 'GREEN',
      type: 'Entrada',
      name: null,
    });
    await markAdmitted(list, `ticket:${ID}`, { gate: 'Norte', at: '2026-11-25T18:01:00Z' });
    expect(await decideOffline(list, 'n.º 21722D08')).toMatchObject({
      colour: 'RED',
      reason: 'ALREADY_ADMITTED',
      gate: 'Norte',
    });
  });

  test('refuses what has ended, what is not listed, and everything without a list', async () => {
    const list = listOf(entry([`ticket:${ID}`], 'CANCELLED'), entry(['membership:' + ID], 'OTHER_SEASON'));
    expect(await decideOffline(list, `ticket:${ID}`)).toMatchObject({ colour: 'RED', reason: 'CANCELLED' });
    expect(await decideOffline(list, `membership:${ID}`)).toMatchObject({ colour: 'AMBER' });
    expect(await decideOffline(list, 'FFFFFFFF')).toMatchObject({ colour: 'RED', reason: 'NOT_LISTED' });
    expect(await decideOffline(list, '¡hola!')).toMatchObject({ colour: 'RED', reason: 'NOT_LISTED' });
    expect(await decideOffline(null, `ticket:${ID}`)).toMatchObject({ reason: 'NO_LIST' });
  });

  test('does not take a locator of several passes for one of them', async () => {
    const list = listOf(
      entry(['REF-00001', 'K7M4TX'], 'ADMITTED'),
      entry(['REF-00002', 'K7M4TX'], 'ADMITTED'),
    );
    expect(await decideOffline(list, 'K7M4TX')).toMatchObject({ colour: 'RED', reason: 'AMBIGUOUS' });
    expect(await decideOffline(list, 'https://x.test/?ref=REF-00002&loc=K7M4TX')).toMatchObject({
      colour: 'GREEN',
    });
  });

  test('decides within 300 ms with 4,000 tickets', async () => {
    const many = Array.from({ length: 4000 }, (_, at) => {
      const number = at.toString(16).padStart(8, '0');
      return entry([`ticket:${number}${ID.slice(8)}`, number], 'ADMITTED');
    });
    const list = listOf(...many);
    const took = await cpuTimeOf(async () => {
      expect(await decideOffline(list, '00000f9f')).toMatchObject({ colour: 'GREEN' });
    });
    expect(took).toBeLessThan(300);
  });

  test.each([
    [`ticketÑ${ID.replaceAll('-', "'")}`, { kind: 'ticket', id: ID }],
    [`TICKET:${ID.toUpperCase()}`, { kind: 'ticket', id: ID }],
    [ID, { kind: 'ticket', id: ID }],
    ['pmb 42', { kind: 'member_number', userId: 42 }],
    ['', null],
    ['x'.repeat(501), null],
  ])('reads «%s» as readers and people type it', (typed, code) => {
    expect(readDoorCode(typed)).toEqual(code);
  });
});
