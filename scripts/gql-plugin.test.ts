import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse, print } from 'graphql';
import { createRequest } from 'urql';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { gqlDocuments } from './gql-plugin.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'gql-plugin-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Builds `web/page.ts` with the given generated documents, and returns its exports. */
async function exportsOf(page: string, persisted: Record<string, string>, { ssr = false } = {}) {
  mkdirSync(path.join(root, 'web/gql'), { recursive: true });
  writeFileSync(path.join(root, 'web/gql/persisted-documents.json'), JSON.stringify(persisted));
  writeFileSync(path.join(root, 'web/gql/index.ts'), `export const graphql = () => 'looked up';`);
  writeFileSync(path.join(root, 'web/page.ts'), `import { graphql } from './gql/index.ts';\n${page}`);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [gqlDocuments({ sources: 'web', persistedDocuments: 'web/gql/persisted-documents.json' })],
    build: {
      write: false,
      minify: false,
      ssr,
      lib: { entry: path.join(root, 'web/page.ts'), formats: ['es'], fileName: 'page' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code ?? '';
  return { code, exports: await import(`data:text/javascript,${encodeURIComponent(code)}`) };
}

it('replaces the call by the generated document with its hash', async () => {
  const { code, exports } = await exportsOf(
    'export const MatchesQuery = graphql(`\n  query matches_page {\n    matches { id }\n  }\n`);\nexport const after = 1;',
    { abc: 'query matches_page { __typename matches { __typename id } }' },
  );
  expect(exports.MatchesQuery).toMatchObject({ __meta__: { hash: 'abc' }, kind: 'Document' });
  expect(exports.MatchesQuery.definitions[0].name.value).toBe('matches_page');
  expect(exports.MatchesQuery.definitions).toHaveLength(1);
  expect(code).not.toContain('selectionSet');
  expect(code).not.toContain('looked up');
});

it('gives the server the full document, with the same key as in the browser', async () => {
  const page = 'export const Query = graphql(`query Page { matches { id } }`);';
  const persisted = { abc: 'query Page { matches { ...Card } } fragment Card on Match { id }' };
  const [server, browser] = [
    await exportsOf(page, persisted, { ssr: true }),
    await exportsOf(page, persisted),
  ].map(({ exports }) => exports.Query);
  expect(print(server)).toBe(print(parse(persisted.abc)));
  expect(createRequest(server, { page: 1 }).key).toBe(createRequest(browser, { page: 1 }).key);
});

it('removes fragments with any name', async () => {
  const { exports } = await exportsOf(
    'export const Card_match = graphql(/* GraphQL */ `fragment Card_match on Match { id }`);\n' +
      'export const card = graphql(\n  `\n  fragment card on Match { id }`,\n);',
    {},
  );
  expect(exports).toMatchObject({ Card_match: null, card: null });
});

it('ignores other texts', async () => {
  const { exports } = await exportsOf('export const hint = "declare it with graphql(`…`)";', {});
  expect(exports.hint).toBe('declare it with graphql(`…`)');
});

it('names the command to run if a document was not generated', async () => {
  const page = 'export const Lost = graphql(`query Lost { matches { id } }`);';
  await expect(exportsOf(page, {})).rejects.toThrow(/query Lost.*npm run codegen/);
});
