import { describe, expect, it } from 'vitest';
import {
  calendarAddress,
  competitionChoices,
  isFiltered,
  queryVariables,
  readFilters,
} from './calendar-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const everything = { month: null, competition: null, onlyUpcoming: false, page: 1 };

describe('the calendar’s address', () => {
  it('contains the filters', () => {
    const filters = read('mes=2025-09&competicion=TROFEU+ILLES+BALEARS&proximos=1&pagina=2');
    expect(filters).toEqual({
      month: '2025-09',
      competition: 'TROFEU ILLES BALEARS',
      onlyUpcoming: true,
      page: 2,
    });
    expect(readFilters(new URL(calendarAddress(filters), 'http://site').searchParams)).toEqual(filters);
  });
  it('ignores invalid values, so that the server never gets them', () => {
    expect(read('mes=2025-13&competicion=%20&proximos=si&pagina=-1')).toEqual(everything);
    expect(read('mes=septiembre&pagina=99999')).toEqual(everything);
    expect(read(`competicion=${'x'.repeat(200)}`).competition).toHaveLength(100);
  });
  it('understands the values for «all» of a form without JavaScript', () => {
    expect(read('mes=todos&competicion=todos')).toEqual(everything);
    expect(isFiltered(read('mes=todos&competicion=todos'))).toBe(false);
  });
  it('has no parameters without filters', () => {
    expect(calendarAddress(everything)).toBe('/calendario');
  });
});

it('requests fifty matches at once, and only upcoming ones if that filter is set', () => {
  expect(queryVariables(everything)).toEqual({
    filter: { month: null, competition: null, upcoming: null },
    page: 1,
    pageSize: 50,
  });
});

it('offers the competitions in staff order, then the requested one, each once', () => {
  expect(competitionChoices(['COPA', 'LIGA'], 'AMISTOSO')).toEqual(['COPA', 'LIGA', 'AMISTOSO']);
  expect(competitionChoices(['COPA', 'LIGA'], 'LIGA')).toEqual(['COPA', 'LIGA']);
});
