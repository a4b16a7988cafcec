import { expect, test } from 'vitest';
import { registrationForm } from './users.input.ts';

test('the registration form names all wrong fields at once', () => {
  const wrong = { name: '', email: 'ana', password: '123', confirmPassword: '124' };
  const paths = registrationForm.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'));
  expect(paths?.toSorted()).toEqual(['confirmPassword', 'email', 'name', 'password']);
});
