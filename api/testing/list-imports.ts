import type { Caller } from './site.ts';

// Imports of lists over HTTP, shared by the tests.

const SELECTED = {
  preview: 'created changed unchanged skipped problems { line column message } notes { line column message }',
  apply: 'importId created changed',
};
export type List = 'TEAMS' | 'PLAYERS' | 'MEMBERS';

/** Sends a file. @returns the result, or the code of an error */
export async function sendList(
  caller: Caller,
  step: keyof typeof SELECTED,
  list: List,
  text: string | Uint8Array<ArrayBuffer>,
  season?: number,
) {
  const isMembers = list === 'MEMBERS';
  const field = `${step}${isMembers ? 'Members' : 'List'}Import`;
  const type = `${isMembers ? 'Members' : 'List'}ImportInput`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename
    ... on ${field.charAt(0).toUpperCase()}${field.slice(1)}Success { ${SELECTED[step]} }
    ... on ValidationError { fields { path message } } } }`;
  const input = { file: null, ...(!isMembers && { list, season }) };
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new Blob([text]), 'lista.csv');
  const { body } = await caller.request('POST', '/graphql', form);
  return body.errors ? body.errors[0].extensions.code : body.data[field];
}

/** Undoes an import. @returns the result, or the code of an error */
export async function undoList(caller: Caller, list: List, id: string) {
  const field = list === 'MEMBERS' ? 'undoMembersImport' : 'undoImport';
  const { body } = await caller.graphql(
    `mutation ($id: ID!) { ${field}(id: $id) { __typename ... on UserError { message } } }`,
    { id },
  );
  return body.errors ? body.errors[0].extensions.code : body.data[field];
}

export const UNDONE = { __typename: 'UndoImportSuccess' };
