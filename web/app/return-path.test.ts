import { describe, expect, it } from 'vitest';
import { readReturnPath, signInPath } from './return-path.ts';

describe('readReturnPath', () => {
  it.each(['/', '/perfil?seccion=tickets', '/entradas/3#qr', '/noticias?categoria=Equipo&page=2'])(
    'keeps %s',
    (path) => {
      expect(readReturnPath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a\\..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/%0a\n/evil.example',
    'perfil',
    '',
  ])('refuses %j', (path) => {
    expect(readReturnPath(path)).toBeNull();
  });

  it.each(['never returns to %s', '/login?volver=%2Fperfil', '/registro'])(
    'does not come back to %s',
    (path) => {
      expect(readReturnPath(path)).toBeNull();
    },
  );
});

describe('signInPath', () => {
  it('includes the page with its query', () => {
    expect(signInPath('http://localhost:3000/perfil?seccion=tickets')).toBe(
      '/auth?volver=%2Fperfil%3Fseccion%3Dtickets',
    );
    expect(signInPath('/entradas/3')).toBe('/auth?volver=%2Fentradas%2F3');
  });

  it('omits the return path on the sign-in pages themselves', () => {
    expect(signInPath('/login')).toBe('/auth');
  });
});
