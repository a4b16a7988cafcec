import { expect, test } from 'vitest';
import { sitePath } from './site-path.input.ts';

test.each([
  ['/', '/'],
  ['/perfil?seccion=tickets#qr', '/perfil?seccion=tickets#qr'],
  ['/a/../noticias', '/noticias'],
  ['/búsqueda?q=bàsquet', '/b%C3%BAsqueda?q=b%C3%A0squet'],
  ['https://club.test/calendario', '/calendario'],
])('%s stays on the site', (address, path) => {
  expect(sitePath(address, 'https://club.test')).toBe(path);
});

test.each([
  '//evil.example',
  '/.//evil.example',
  '/./%2e//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/\\evil.example',
  '/a\\..//evil.example',
  '/\t/evil.example',
  'https:///evil.example',
  'https://evil.example/',
  'https://club.test@evil.example/',
  'http://club.test/',
  'javascript:alert(1)',
  'http://[',
])('%j leaves it', (address) => {
  expect(sitePath(address, 'https://club.test')).toBeNull();
});
