import { parse } from 'graphql';
import { expect, test } from 'vitest';
import persistedDocuments from '../../../web/gql/persisted-documents.json' with { type: 'json' };
import { isMutation, mayChangeAnswers } from './tables.ts';

const mutations = Object.values(persistedDocuments)
  .map((text) => parse(text))
  .filter(isMutation);

test('of what the pages send, only signing in and out waits for nobody to hear of it', () => {
  const others = mutations.filter((document) => !mayChangeAnswers(document));
  const names = others.flatMap(({ definitions }) =>
    definitions.flatMap((definition) => ('operation' in definition ? [definition.name?.value] : [])),
  );
  expect(names.toSorted()).toEqual(['Login', 'Logout']);
  expect(mutations.length).toBeGreaterThan(50);
});

test('whoever changes something besides waits', () => {
  expect(mayChangeAnswers(parse('mutation { logout updateNews(id: 1) { id } }'))).toBe(true);
  expect(mayChangeAnswers(parse('mutation { ...Out } fragment Out on Mutation { logout }'))).toBe(true);
});
