import { expect, test } from 'vitest';
import { club } from '../../club/club.ts';
import { ValidationError } from '../../platform/errors.ts';
import { seatsLeft } from './ticket-stock.ts';

const home = { isHome: true, sold: 37, left: 100 };
const most = club.venue.capacity;

test.each([
  [home, {}, 100],
  [home, { ticketsTotal: 37 }, 0],
  [home, { ticketsTotal: 200 }, 163],
  [home, { ticketsAvailable: 0 }, 0],
  [home, { ticketsAvailable: 5 }, 5],
  [home, { ticketsAvailable: most - 37 }, most - 37],
  [{ isHome: false, sold: 0, left: 100 }, {}, 0],
  [{ isHome: false, sold: 0, left: 0 }, { ticketsTotal: 0, ticketsAvailable: 0 }, 0],
])('%o with %o leaves %i', (stock, asked, left) => {
  expect(seatsLeft(stock, asked)).toBe(left);
});

const elsewhere = 'Las entradas de un partido fuera las vende el otro club';
test.each([
  [home, { ticketsTotal: 36 }, 'ticketsTotal', 'Ya se han vendido 37 entradas: el total no puede ser menor'],
  [
    { ...home, sold: 1 },
    { ticketsTotal: 0 },
    'ticketsTotal',
    'Ya se ha vendido 1 entrada: el total no puede ser menor',
  ],
  [
    home,
    { ticketsAvailable: most - 36 },
    'ticketsAvailable',
    `Con 37 vendidas, en el pabellón caben ${most - 37} más`,
  ],
  [
    { ...home, isHome: false },
    {},
    'isHome',
    'Ya se han vendido 37 entradas: el partido no puede pasar a jugarse fuera',
  ],
  [{ isHome: false, sold: 0, left: 0 }, { ticketsTotal: 5 }, 'ticketsTotal', elsewhere],
  [{ isHome: false, sold: 0, left: 0 }, { ticketsAvailable: 5 }, 'ticketsAvailable', elsewhere],
])('%o with %o is refused at %s', (stock, asked, path, message) => {
  expect(() => seatsLeft(stock, asked)).toThrow(
    expect.objectContaining({ fields: [{ path, message }] }) as ValidationError,
  );
});
