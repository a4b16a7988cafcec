import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSavedOnlyFor, SAVED } from './saved-owner.ts';
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

test('passes are read as they were saved, and a kind is replaced as a whole', () => {
  savePasses('1', 'card', [pass('9', 'card')]);
  savePasses('1', 'ticket', [pass('a'), pass('b')]);
  expect(readSaved()?.passes[1]).toEqual(pass('a'));
  savePasses('1', 'ticket', [pass('b')]);
  expect(ids()).toEqual(['card 9', 'ticket b']);
  savePass('1', pass('c'));
  savePass('1', pass('c'));
  expect(ids()).toEqual(['card 9', 'ticket b', 'ticket c']);
});

test('nothing is left of the person before', () => {
  savePasses('1', 'ticket', [pass('a')]);
  savePass('12', pass('b'));
  expect(ids()).toEqual(['ticket b']);
});

test('what is saved stays for its owner, and goes for anybody else and for nobody', () => {
  savePasses('1', 'ticket', [pass('a')]);
  keepSavedOnlyFor('1');
  expect(ids()).toEqual(['ticket a']);
  keepSavedOnlyFor('12');
  expect(store.size).toBe(0);

  savePasses('12', 'ticket', [pass('a')]);
  keepSavedOnlyFor('1');
  expect(store.size).toBe(0);

  savePasses('1', 'ticket', [pass('a')]);
  keepSavedOnlyFor(undefined);
  expect(store.size).toBe(0);
});

test('no passes leave nothing behind, and so does removing them', () => {
  savePasses('1', 'ticket', [pass('a')]);
  savePasses('1', 'ticket', []);
  expect(store.size).toBe(0);
  savePasses('1', 'ticket', [pass('a')]);
  removeSaved();
  expect(readSaved()).toBeNull();
});

test('what cannot be read counts as nothing', () => {
  for (const text of ['', 'nonsense', '1\n{', '1\n{"version":2,"passes":[]}']) {
    store.set(SAVED, text);
    expect(readSaved()).toBeNull();
  }
});

test('a browser without storage or without room has the site all the same', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => keepSavedOnlyFor('1')).not.toThrow();
  expect(() => savePass('1', pass('a'))).not.toThrow();
  expect(readSaved()).toBeNull();
});
