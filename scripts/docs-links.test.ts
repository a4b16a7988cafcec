import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// All links in the documents lead to existing files and headings, and all files that they name exist.

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('docs', name.replaceAll(path.sep, '/')))
    .filter((name) => name.endsWith('.md')),
];

const FENCE = /^```[^]*?^```$/gm;
const CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;
/** Folders whose files the documents name in backticks. */
const PROJECT_PATH =
  /^(api|web|prisma|e2e|faults|bench|scripts|docs|examples|public)\/[\w./-]+$|^[\w-]+\.(md|yml|json|graphql)$/;

const text = (document: string) => fs.readFileSync(document, 'utf8').replaceAll(FENCE, '');
const matches = (from: string, pattern: RegExp) => [...from.matchAll(pattern)].map(([, found = '']) => found);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The problem of a link in a document; undefined if it is right. */
function problemOf(document: string, link: string): string | undefined {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : path.posix.join(path.posix.dirname(document), file);
  if (!fs.existsSync(target)) return `${link}: there is no ${target}`;
  if (anchor === undefined) return undefined;
  const anchors = matches(text(target), HEADING).map(anchorOf);
  return anchors.includes(anchor) ? undefined : `${link}: ${target} has no such heading`;
}

/** Paths of the project that a document names in backticks. */
const namedPaths = (from: string) => matches(from, CODE).filter((name) => PROJECT_PATH.test(name));

describe('reading documents', () => {
  test('finds links and paths, but none in blocks of code, and no patterns', () => {
    const sample = 'See [a](b.md#c) and `api/app.ts`, not `api/<name>.ts`, `*.test.ts` or `npm test`.';
    expect(matches(sample, LINK)).toEqual(['b.md#c']);
    expect(namedPaths(sample)).toEqual(['api/app.ts']);
    expect('```sh\n[x](y)\n```\n'.replaceAll(FENCE, '')).toBe('\n');
  });

  test('knows the anchors of headings', () => {
    expect(anchorOf('The response cache')).toBe('the-response-cache');
    expect(anchorOf('0001 — Record `decisions`')).toBe('0001--record-decisions');
  });
});

describe.each(documents)('%s', (document) => {
  test('links to files and headings that exist', () => {
    const links = matches(text(document), LINK).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.flatMap((link) => problemOf(document, link) ?? [])).toEqual([]);
  });

  test('names files that exist', () => {
    expect(namedPaths(text(document)).filter((name) => !fs.existsSync(name))).toEqual([]);
  });
});

test('the list of decisions has every decision, with unique numbers', () => {
  const files = fs.readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));
  const listed = matches(text('docs/decisions/README.md'), /^\| \[\d{4}\]\(([^)]+)\)/gm);
  expect(listed.toSorted()).toEqual(files.toSorted());
  expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
});

test('README.md is at most 150 lines', () => {
  expect(fs.readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});
