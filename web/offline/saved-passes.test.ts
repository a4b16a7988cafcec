import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSavedUnlessOwner, SAVED } from './saved-owner.ts';
import { type Pass, readSaved, removeSaved, savePass, savePasses } from './saved-passes.ts';

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const pass = (id: string, kind: Pass['kind'] = 'ticket'): Pass => ({
  kind,
  id,
  kicker: 'LIGA',
  title: `Entrada ${id}`,
  facts: [{ label: 'Hora', value: '18:30' }],
  code: { side: 27, path: 'M1 1h1v1h-1z' },
  codeAlt: 'Código QR',
  notes: ['Enséñalo en el acceso'],
  until: null,
});
const ids = () => readSaved()?.passes.map(({ kind, id }) => `${kind} ${id}`);

test('reads passes as they were saved, and replaces all passes of a kind', () => {
  savePasses('1', 'card', [pass('9', 'card')]);
  savePasses('1', 'ticket', [pass('a'), pass('b')]);
  expect(readSaved()?.passes[1]).toEqual({ ...pass('a'), refreshedAt: expect.any(Number) });
  savePasses('1', 'ticket', [pass('b')]);
  expect(ids()).toEqual(['card 9', 'ticket b']);
  savePass('1', pass('c'));
  savePass('1', pass('c'));
  expect(ids()).toEqual(['card 9', 'ticket b', 'ticket c']);
});

test('removes the passes of the previous user', () => {
  savePasses('1', 'ticket', [pass('a')]);
  savePass('12', pass('b'));
  expect(ids()).toEqual(['ticket b']);
});

test('keeps the passes for their owner, and removes them for another user or no user', () => {
  savePasses('1', 'ticket', [pass('a')]);
  clearSavedUnlessOwner('1');
  expect(ids()).toEqual(['ticket a']);
  clearSavedUnlessOwner('12');
  expect(store.size).toBe(0);

  savePasses('12', 'ticket', [pass('a')]);
  clearSavedUnlessOwner('1');
  expect(store.size).toBe(0);

  savePasses('1', 'ticket', [pass('a')]);
  clearSavedUnlessOwner(undefined);
  expect(store.size).toBe(0);
});

test('saving no passes and removing them both clear the storage', () => {
  savePasses('1', 'ticket', [pass('a')]);
  savePasses('1', 'ticket', []);
  expect(store.size).toBe(0);
  savePasses('1', 'ticket', [pass('a')]);
  removeSaved();
  expect(readSaved()).toBeNull();
});

test('ignores unreadable data', () => {
  for (const text of ['', 'nonsense', '1\n{', '1\n{"version":2,"passes":[]}']) {
    store.set(SAVED, text);
    expect(readSaved()).toBeNull();
  }
});

test('does not fail if storage is disabled or full', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => clearSavedUnlessOwner('1')).not.toThrow();
  expect(() => savePass('1', pass('a'))).not.toThrow();
  expect(readSaved()).toBeNull();
});
