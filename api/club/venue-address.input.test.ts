import { expect, test } from 'vitest';
import { addressWords } from './venue-address.input.ts';

test.each([
  [{ city: 'Inca' }, 'Inca'],
  [{ city: 'Inca', postalCode: '07300' }, '07300 Inca'],
  [{ city: 'Inca', postalCode: '07300', street: 'Carrer Major, 3' }, 'Carrer Major, 3, 07300 Inca'],
])('the address %o is «%s»', (venue, words) => {
  expect(addressWords(venue)).toBe(words);
});
