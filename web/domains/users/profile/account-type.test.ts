import { expect, test } from 'vitest';
import { accountType } from './account-type.ts';

test.each([
  ['SOCIO', ['SOCIO'], 'Socio'],
  ['ADMIN', ['ADMIN'], 'Administrador'],
  ['BLOGGER', ['BLOGGER', 'SOCIO'], 'Redactor'],
  ['VISITOR', ['VISITOR'], 'Usuario'],
  ['EDITOR', ['EDITOR'], 'Usuario'],
  ['USER', ['USER'], 'Usuario'],
] as const)('the main role %s with %j is called %s', (role, roles, label) => {
  expect(accountType({ role, roles: [...roles] })).toBe(label);
});

test('a visitor who became a socio is a socio', () => {
  expect(accountType({ role: 'VISITOR', roles: ['VISITOR', 'SOCIO'] })).toBe('Socio');
});
