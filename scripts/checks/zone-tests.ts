import path from 'node:path';
import { importsOf, type SourceFile, sourceFiles } from './source-files.ts';

/**
 * Code that converts between instants and local days or hours. The linter allows no code to use the machine's own zone.
 */
const CONVERTS = /\bIntl\.DateTimeFormat\(|\bAT TIME ZONE\b/;
/** A test that itself names a local time. */
const NAMES_ZONE = /\btimeZone\b|\bin Madrid\b|\bAT TIME ZONE\b/;

const isTest = ({ name }: SourceFile) => /\.test\.tsx?$/.test(name);
const isSchema = ({ name }: SourceFile) => name.endsWith('.schema.ts');
/** `api/matches/matches` for `api/matches/matches.race.test.ts`. */
const subjectOf = ({ name }: SourceFile) =>
  path.posix.join(path.posix.dirname(name), path.posix.basename(name).replace(/\..*$/, ''));

/** Whether a file only makes the rows of another folder's test, which does not test that code. */
const isForeignFixture = (file: string, test: string) =>
  (file.includes('.fixture.') || file.startsWith('prisma/seed/')) &&
  path.posix.dirname(file) !== path.posix.dirname(test);

/**
 * The unit tests that `npm test` runs in two time zones: those of code that converts times. Either the test itself shows it,
 * or the file under test (the one with its name, and its imports) converts times or imports code that does.
 */
export function zoneTests(files: readonly SourceFile[] = sourceFiles()): string[] {
  const programs = files.filter((file) => !isTest(file));
  const converters = new Set(programs.filter(({ text }) => CONVERTS.test(text)).map(({ name }) => name));
  const usesOne = (file: SourceFile) => importsOf(file).some(({ to }) => converters.has(to));
  const aboutTime = programs.filter((file) => converters.has(file.name) || usesOne(file));
  const names = new Set(aboutTime.map(({ name }) => name));
  const subjects = new Set(aboutTime.filter((file) => !isSchema(file)).map(subjectOf));
  return files
    .filter((file) => isTest(file) && !file.name.startsWith('e2e/'))
    .filter(
      (test) =>
        NAMES_ZONE.test(test.text) ||
        subjects.has(subjectOf(test)) ||
        importsOf(test).some(({ to }) => names.has(to) && !isForeignFixture(to, test.name)),
    )
    .map(({ name }) => name)
    .toSorted();
}
