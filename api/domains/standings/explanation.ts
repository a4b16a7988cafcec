import type { TieStep } from './ties.ts';

const NUMBERS = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

const DECIMAL = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** What teams of a table are level on. */
export interface LevelOn {
  readonly value: number;
  /** Victories if all of them have as many, else classification points. */
  readonly what: 'wins' | 'points';
}

/**
 * Why a team stands where it does among those that are level with it, in words for the page: «3 victorias iguales; +7
 * entre ellos».
 * @param isShared whether nothing separates it from another team
 */
export function explain(level: LevelOn, steps: readonly TieStep[], isShared: boolean): string {
  const words = [levelWords(level), ...steps.map((step, index) => stepWords(step, index > 0))];
  if (isShared) words.push('iguales en todo lo demás: comparten el puesto');
  return words.join('; ');
}

function levelWords({ value, what }: LevelOn): string {
  const [one, several] =
    what === 'wins' ? ['victoria igual', 'victorias iguales'] : ['punto igual', 'puntos iguales'];
  return `${value} ${value === 1 ? one : several}`;
}

function stepWords({ criterion, teams, value, sums }: TieStep, isLater: boolean): string {
  const where = criterion.games === 'among' ? amongWords(teams.length, isLater) : 'en todos los partidos';
  switch (criterion.measure) {
    case 'points':
    case 'wins':
      return `${sums.won}-${sums.lost} ${where}`;
    case 'difference':
      return `${signed(value)} ${where}`;
    case 'scored':
      return `${value} ${value === 1 ? 'punto anotado' : 'puntos anotados'} ${where}`;
    case 'average':
      return `${DECIMAL.format(value)} de media de puntos ${where}`;
    case 'quotients':
      return `${DECIMAL.format(value)} de suma de cocientes`;
    case 'sanction':
      return value < 0 ? 'con un partido perdido por sanción' : 'sin partidos perdidos por sanción';
  }
}

/** After the first step fewer teams are left, so it says how many. */
function amongWords(teams: number, isLater: boolean): string {
  if (teams === 2 && !isLater) return 'entre ellos';
  const number = NUMBERS[teams] ?? String(teams);
  return `entre los ${number}`;
}

function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
