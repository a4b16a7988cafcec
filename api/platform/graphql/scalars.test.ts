import { GraphQLScalarType, parseValue } from 'graphql';
import { assert, describe, expect, test } from 'vitest';
import { schema } from '../../domains/schema.ts';
import { receivedUpload } from '../http/received-upload.ts';
import { UploadedFile } from '../http/uploads.ts';

describe('the scalar File', () => {
  const scalar = schema.getType('File');
  assert(scalar instanceof GraphQLScalarType);
  const file = new UploadedFile({
    fileName: 'a.png',
    mimeType: 'image/png',
    path: '/x',
    size: 1,
    sha256: '',
  });

  test('gives the received file of a variable', async () => {
    await expect(scalar.parseValue(receivedUpload(file))).resolves.toBe(file);
  });

  test.each([
    ['a text', '/etc/passwd'],
    ['null', null],
    ['an object with the fields of a file', { ...file }],
    ['an object with the fields of an upload', { promise: Promise.resolve(file), file }],
    ['a file that is no upload', file],
  ])('refuses %s', (_what, value) => {
    expect(() => scalar.parseValue(value)).toThrow('El archivo debe enviarse como multipart/form-data');
  });

  test('refuses a literal in a document', () => {
    expect(() => scalar.parseLiteral(parseValue('"a"'))).toThrow('El archivo debe enviarse como variable');
  });

  test('cannot be read', () => {
    expect(() => scalar.serialize(file)).toThrow('Un archivo solo puede enviarse');
  });
});
