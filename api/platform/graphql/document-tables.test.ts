import { OperationTypeNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import persistedDocuments from '../../../web/gql/persisted-documents.json' with { type: 'json' };
import { mayChangeResponses, operationTypeOf } from './document-tables.ts';

const mutations = Object.values(persistedDocuments)
  .map((text) => parse(text))
  .filter((document) => operationTypeOf(document) === OperationTypeNode.MUTATION);

test('of the mutations of the pages, only signing in and out does not wait for invalidations', () => {
  const others = mutations.filter((document) => !mayChangeResponses(document));
  const names = others.flatMap(({ definitions }) =>
    definitions.flatMap((definition) => ('operation' in definition ? [definition.name?.value] : [])),
  );
  expect(names.toSorted()).toEqual(['Login', 'Logout']);
  expect(mutations.length).toBeGreaterThan(50);
});

test('a mutation that also changes something else waits', () => {
  expect(mayChangeResponses(parse('mutation { logout updateNews(id: 1) { id } }'))).toBe(true);
  expect(mayChangeResponses(parse('mutation { ...Out } fragment Out on Mutation { logout }'))).toBe(true);
});
