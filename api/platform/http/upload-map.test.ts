import { describe, expect, test } from 'vitest';
import { applyUploadMap } from './upload-map.ts';
import { Upload } from './received-upload.ts';
import { UploadedFile } from './uploads.ts';

const file = new UploadedFile({ fileName: 'a.png', mimeType: 'image/png', path: '/x', size: 1, sha256: '' });
const files = new Map([['0', file]]);

/** The map of a request with these fields; an undefined field was not sent. */
function apply(
  operations: string | undefined,
  map: string | undefined,
  sent: ReadonlyMap<string, UploadedFile>,
) {
  const fields = new Map<string, string>();
  if (operations !== undefined) fields.set('operations', operations);
  if (map !== undefined) fields.set('map', map);
  return applyUploadMap({ fields, files: sent });
}

/** The files of the uploads in an object or a list. */
async function filesIn(holder: unknown): Promise<unknown[]> {
  const uploads = Object.values(holder ?? {}).filter((value) => value instanceof Upload);
  return Promise.all(uploads.map((upload) => upload.promise));
}

const operationsWith = (variables: unknown) => JSON.stringify({ query: 'mutation { x }', variables });

describe('the map of a multipart request', () => {
  test('puts a file into the null of its variable', async () => {
    const { query, variables } = apply(
      operationsWith({ input: { title: 'a', image: null } }),
      '{"0":["variables.input.image"]}',
      files,
    );
    expect(query).toBe('mutation { x }');
    expect(variables).toEqual({ input: { title: 'a', image: expect.any(Upload) } });
    expect(await filesIn(variables?.['input'])).toEqual([file]);
  });

  test('also inside lists and in several places', async () => {
    const { variables } = apply(
      operationsWith({ files: [null, null] }),
      '{"0":["variables.files.0","variables.files.1"]}',
      files,
    );
    expect(variables).toEqual({ files: [expect.any(Upload), expect.any(Upload)] });
    expect(await filesIn(variables?.['files'])).toEqual([file, file]);
  });

  test.each([
    'toString.call',
    'variables.toString.call',
    'variables.__proto__.polluted',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'variables.constructor.prototype.polluted',
    'variables.input.title',
    'variables.input.missing',
    'variables.input.title.length',
    'variables.input',
    'variables',
    'query',
    'variables..image',
    '',
  ])('refuses the place «%s» and touches nothing', (place) => {
    const call = Object.prototype.toString.call;
    const text = operationsWith({ input: { title: 'a', image: null } });
    expect(() => apply(text, JSON.stringify({ 0: [place] }), files)).toThrow(
      expect.objectContaining({ status: 400 }),
    );
    expect(Object.prototype.toString.call).toBe(call);
    expect({}).not.toHaveProperty('polluted');
  });

  test.each([
    ['no operations', undefined, '{}'],
    ['operations that are no JSON', '{', '{}'],
    ['a batch', '[{"query":"{ a }"}]', '{}'],
    ['operations that are a text', '"{ a }"', '{}'],
    ['variables that are a list', '{"variables":[]}', '{}'],
    ['no map', '{}', undefined],
    ['a map that is no JSON', '{}', 'x'],
    ['a map that is a list', '{}', '[["variables.a"]]'],
    ['places that are no texts', '{}', '{"0":[1]}'],
    ['a file that was not sent', '{"variables":{"a":null}}', '{"1":["variables.a"]}'],
  ])('refuses %s', (_what, text, map) => {
    expect(() => apply(text, map, files)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
