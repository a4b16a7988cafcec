import { cellsOf, columnKey, columnsOf, countColumns, titlesOf, type ColumnNames } from './table-columns.ts';
import { wrongFile, type TableRow } from './table-row.ts';

/** How deep a list may be: «{ data: { matches: […] } }». */
const MOST_DEPTH = 4;

/** The rows of a JSON file: of the list with the most wanted columns. Its rows are objects, or arrays below their titles. */
export function jsonRows(text: string, wanted: ColumnNames): TableRow[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw wrongFile('El archivo no es un JSON correcto');
  }
  const lists = listsIn(data, MOST_DEPTH).map((list) => rowsOf(list, wanted));
  const [first] = lists;
  if (!first) throw wrongFile('El JSON no tiene ninguna lista');
  const counted = lists.map((rows) => ({ rows, found: countColumns([...columnsOf(rows)], wanted) }));
  return counted.reduce((best, each) => (each.found > best.found ? each : best)).rows;
}

/** The lists in a document; those in rows of a list are not looked for. */
function listsIn(value: unknown, depth: number): unknown[][] {
  if (Array.isArray(value)) return [value as unknown[]];
  if (depth === 0 || value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((each) => listsIn(each, depth - 1));
}

const isList = (row: unknown): row is unknown[] => Array.isArray(row);

function rowsOf(list: readonly unknown[], wanted: ColumnNames): TableRow[] {
  if (list.length === 0 || !list.every(isList))
    return list.map((row, index) => ({ line: index + 1, cells: new Map(cellsIn(row)) }));
  const lines = list.map((row) => row.map((value) => plain(value).trim()));
  const { index } = titlesOf(lines, wanted);
  return lines.slice(index + 1).flatMap((line, place) => {
    if (line.every((value) => value === '')) return [];
    return { line: index + place + 2, cells: cellsOf(lines[index] ?? [], line) };
  });
}

/** Names of a thing in an object: «"home": { "name": "Alfa", "points": 82 }» is the home team, and its «home points». */
const NAMES = ['name', 'nombre'];

function cellsIn(row: unknown): [string, string][] {
  return Object.entries(Object(row)).flatMap(([name, value]): [string, string][] => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return [[columnKey(name), plain(value).trim()]];
    const inner = Object.entries(value).map(([key, each]) => [columnKey(key), plain(each).trim()] as const);
    const named = inner.find(([key]) => NAMES.includes(key));
    return [
      [columnKey(name), named?.[1] ?? ''],
      ...inner.map(([key, each]): [string, string] => [`${columnKey(name)} ${key}`, each]),
    ];
  });
}

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
