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
  it('says what is filtered by', () => {
    const filters = read('mes=2025-09&competicion=TROFEU+ILLES+BALEARS&proximos=1&pagina=2');
    expect(filters).toEqual({
      month: '2025-09',
      competition: 'TROFEU ILLES BALEARS',
      onlyUpcoming: true,
      page: 2,
    });
    expect(readFilters(new URL(calendarAddress(filters), 'http://site').searchParams)).toEqual(filters);
  });
  it('counts what makes no sense as not given, so that the server is never asked for it', () => {
    expect(read('mes=2025-13&competicion=%20&proximos=si&pagina=-1')).toEqual(everything);
    expect(read('mes=septiembre&pagina=99999')).toEqual(everything);
    expect(read(`competicion=${'x'.repeat(200)}`).competition).toHaveLength(100);
  });
  it('understands the words that a form without JavaScript sends for «all»', () => {
    expect(read('mes=todos&competicion=todos')).toEqual(everything);
    expect(isFiltered(read('mes=todos&competicion=todos'))).toBe(false);
  });
  it('is bare without filters', () => {
    expect(calendarAddress(everything)).toBe('/calendario');
  });
});

it('asks for fifty matches at once, and for upcoming ones only where that is wanted', () => {
  expect(queryVariables(everything)).toEqual({
    filter: { month: null, competition: null, upcoming: null },
    page: 1,
    pageSize: 50,
  });
});

it('offers the competitions as staff ordered them, then the one that is asked for, each once', () => {
  expect(competitionChoices(['COPA', 'LIGA'], 'AMISTOSO')).toEqual(['COPA', 'LIGA', 'AMISTOSO']);
  expect(competitionChoices(['COPA', 'LIGA'], 'LIGA')).toEqual(['COPA', 'LIGA']);
});
