import { describe, expect, it } from 'vitest';
import {
  calendarAddress,
  competitionChoices,
  isFiltered,
  queryVariables,
  readFilters,
} from './calendar-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const everything = { season: null, month: null, competition: null, onlyUpcoming: false, page: 1 };

describe('the calendar’s address', () => {
  it('contains the filters', () => {
    const filters = read('mes=2025-09&competicion=TROFEU+ILLES+BALEARS&proximos=1&pagina=2');
    expect(filters).toEqual({
      season: null,
      month: '2025-09',
      competition: 'TROFEU ILLES BALEARS',
      onlyUpcoming: true,
      page: 2,
    });
    expect(readFilters(new URL(calendarAddress(filters), 'http://site').searchParams)).toEqual(filters);
  });
  it('contains the season, unless a month says it', () => {
    expect(read('temporada=2025')).toEqual({ ...everything, season: 2025 });
    expect(calendarAddress(read('temporada=2025&pagina=2'))).toBe('/calendario?temporada=2025&pagina=2');
    expect(read('temporada=2025&mes=2026-11')).toEqual({ ...everything, month: '2026-11' });
    expect(read('temporada=ayer')).toEqual(everything);
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

it('requests fifty matches of the season of today, of the chosen one, or of a month', () => {
  const page = { page: 1, pageSize: 50 };
  expect(queryVariables(everything)).toEqual({
    filter: { season: null, currentSeason: true, competition: null, upcoming: null },
    season: null,
    isCurrent: true,
    ...page,
  });
  expect(queryVariables(read('temporada=2024&proximos=1'))).toEqual({
    filter: { season: 2024, currentSeason: false, competition: null, upcoming: true },
    season: 2024,
    isCurrent: false,
    ...page,
  });
  expect(queryVariables(read('mes=2026-03'))).toEqual({
    filter: { month: '2026-03', competition: null, upcoming: null },
    season: 2025,
    isCurrent: false,
    ...page,
  });
});

it('offers the competitions in staff order, then the requested one, each once', () => {
  expect(competitionChoices(['COPA', 'LIGA'], 'AMISTOSO')).toEqual(['COPA', 'LIGA', 'AMISTOSO']);
  expect(competitionChoices(['COPA', 'LIGA'], 'LIGA')).toEqual(['COPA', 'LIGA']);
});
