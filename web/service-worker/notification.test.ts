import { describe, expect, test } from 'vitest';
import { hushRepeated, pageOf, readNotification } from './notification.ts';

const ORIGIN = 'https://pmb.example';

test('shows a message as it was sent', () => {
  const message = {
    title: 'Final del partido',
    body: 'PMB 84 – 79 HM',
    icon: '/uploads/crest.webp',
    badge: '/badge.png',
    url: '/partidos/12?desde=aviso',
    tag: 'match-12',
  };
  expect(readNotification(JSON.stringify(message), ORIGIN)).toEqual({
    title: 'Final del partido',
    options: {
      body: 'PMB 84 – 79 HM',
      icon: '/uploads/crest.webp',
      badge: '/badge.png',
      lang: 'es',
      tag: 'match-12',
      renotify: true,
      data: { url: '/partidos/12?desde=aviso' },
    },
  });
});

test('a repeated announcement makes no sound, a new one with the same tag does', () => {
  const read = (id: string) =>
    readNotification(JSON.stringify({ id, title: 'Final', tag: 'match-12' }), ORIGIN);
  const shown = [{ data: read('7').options.data }, { data: null }];
  expect(hushRepeated(read('7'), shown).options).toMatchObject({ renotify: false, silent: true });
  expect(hushRepeated(read('8'), shown)).toEqual(read('8'));
  expect(hushRepeated(read('7'), [])).toEqual(read('7'));
  expect(hushRepeated(readNotification('{"tag": "match-12"}', ORIGIN), shown).options).toMatchObject({
    renotify: true,
  });
});

const DEFAULT = {
  title: 'Palma Mallorca Bàsquet',
  options: {
    body: 'Hay novedades del club.',
    icon: '/icon-192.png',
    badge: '/icon-monochrome-512.png',
    lang: 'es',
    data: { url: '/' },
  },
};

test.each([
  null,
  '',
  'Final del partido',
  'null',
  '[]',
  '12',
  '{}',
  '{"title": 12, "body": {"a": 1}, "tag": []}',
  '{"title": "  ", "body": "", "url": null}',
])('%o is shown as something that makes sense', (text) => {
  expect(readNotification(text, ORIGIN)).toEqual(DEFAULT);
});

test('shows a title without a text', () => {
  const { title, options } = readNotification('{"title": "¡Canasta!"}', ORIGIN);
  expect([title, options.body]).toEqual(['¡Canasta!', '']);
});

describe('addresses of other sites', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    'http://pmb.example/',
    'https://pmb.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    String.raw`\\evil.example`,
    'https://',
  ])('%s is neither opened nor shown', (url) => {
    const { options } = readNotification(JSON.stringify({ title: 'x', url, icon: url, badge: url }), ORIGIN);
    expect(options).toMatchObject({
      data: { url: '/' },
      icon: '/icon-192.png',
      badge: '/icon-monochrome-512.png',
    });
    expect(pageOf({ url }, ORIGIN)).toBe('https://pmb.example/');
  });
});

test.each([
  [{ url: '/noticias/3' }, 'https://pmb.example/noticias/3'],
  [{ url: 'https://pmb.example/noticias/3#fin' }, 'https://pmb.example/noticias/3#fin'],
  [{}, 'https://pmb.example/'],
  [null, 'https://pmb.example/'],
  ['/noticias/3', 'https://pmb.example/'],
])('a notification with %o opens %s', (data, page) => {
  expect(pageOf(data, ORIGIN)).toBe(page);
});
