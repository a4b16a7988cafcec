import { describe, expect, test } from 'vitest';
import {
  cacheNames,
  entriesToEvict,
  isCacheable,
  isOnlyPage,
  outdatedCaches,
  pageTimeout,
  routeOf,
} from './routing.ts';

const ORIGIN = 'https://pmb.example';
const PRECACHED = ['/sin-conexion.html', '/favicon.svg', '/assets/offline-abc.js'];

const routed = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  routeOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, PRECACHED);

describe('a request', () => {
  test.each(['/', '/calendario?mes=2025-11', '/entradas/12', '/perfil?seccion=entradas', '/no-existe'])(
    'for the page %s goes to the network first',
    (path) => expect(routed(path)).toBe('page'),
  );

  test.each(['/assets/vendor-CN7J-B3L.js', '/favicon.svg', '/sin-conexion.html'])(
    'for the file %s is answered from the cache',
    (path) => expect(routed(path, { mode: 'no-cors' })).toBe('file'),
  );

  test.each([
    '/operations?extensions=x',
    '/operations',
    '/api/tickets',
    '/api',
    '/uploads/news/a.webp',
    '/calendario.ics',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/noticias.rss',
  ])('for %s is left alone, fetched or opened in a tab', (path) => {
    expect(routed(path, { mode: 'cors' })).toBe('network');
    expect(routed(path)).toBe('network');
  });

  test('that is not a GET goes to the network, whatever its address', () => {
    expect(routed('/operations', { method: 'POST', mode: 'cors' })).toBe('network');
    expect(routed('/', { method: 'POST' })).toBe('network');
    expect(routed('/assets/a.js', { method: 'HEAD' })).toBe('network');
  });

  test('to another origin goes to the network, even with a known file name', () => {
    expect(routed('https://elsewhere.example/assets/a.js', { mode: 'no-cors' })).toBe('network');
    expect(routed('https://elsewhere.example/', { mode: 'navigate' })).toBe('network');
  });

  test('of a script for a page is not a navigation', () =>
    expect(routed('/calendario', { mode: 'cors' })).toBe('network'));
});

test('caches only complete, successful responses of our own origin', () => {
  expect(isCacheable({ status: 200, type: 'basic' })).toBe(true);
  for (const status of [206, 302, 404, 500, 503]) expect(isCacheable({ status, type: 'basic' })).toBe(false);
  expect(isCacheable({ status: 0, type: 'opaque' })).toBe(false);
});

test('a normal visit has a timeout, a reload has none', () => {
  expect(pageTimeout('default')).toBeGreaterThan(1000);
  expect(pageTimeout('no-cache')).toBeNull();
  expect(pageTimeout('reload')).toBeNull();
});

test('a new build removes the caches of other builds and no foreign caches', () => {
  const { offline, files } = cacheNames('new');
  const names = [offline, files, cacheNames('old').offline, cacheNames('old').files, 'somebody-else'];
  expect(outdatedCaches(names, 'new')).toEqual(['pmb-offline-old', 'pmb-files-old']);
});

test('a new worker takes over from the only page, but not while another tab is open', () => {
  const page = { visibilityState: 'visible' };
  const background = { visibilityState: 'hidden' };
  expect(isOnlyPage([])).toBe(true);
  expect(isOnlyPage([page])).toBe(true);
  expect(isOnlyPage([background])).toBe(false);
  expect(isOnlyPage([page, background])).toBe(false);
});

test('evicts the oldest files beyond the limit', () => {
  expect(entriesToEvict(['a', 'b', 'c', 'd'], 3)).toEqual(['a']);
  expect(entriesToEvict(['a', 'b'], 3)).toEqual([]);
});
