import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../testing/site.ts';
import { schema } from './schema.ts';

// Every text of every mutation: one that cannot be seen is answered like an empty one.

const INVISIBLE = '\u200B\u3164\u2800\u00AD\u2060\u200E';

/** These are compared as they are: secrets, and values that no person types. */
const NOT_TYPED =
  /password|token|^id$|Id$|endpoint|p256dh|^auth$|^seen$|^code$|url$|image|logo|website|price|precio|color/i;

/** Paths of the texts in an input type. */
function textPaths(type: GraphQLInputType, path: string[] = []): string[][] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) => textPaths(field.type, [...path, field.name]));
  }
  const isList = isListType(isNonNullType(type) ? type.ofType : type);
  return named.name === 'String' && !isList && !NOT_TYPED.test(path.at(-1) ?? '') ? [path] : [];
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  String: 'Texto de prueba',
  ID: '1',
  Int: 1,
  Float: 1,
  Boolean: false,
  DateTime: '2027-01-01T10:00:00Z',
};

/** A value of the type, with all its required fields and the text at the path. */
function sample(type: GraphQLInputType, path: readonly string[], text: string): unknown {
  if (isNonNullType(type)) return sample(type.ofType, path, text);
  if (isListType(type)) return [sample(type.ofType, path, text)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return path.length === 0 ? text : SAMPLES[type.name];
  const fields = Object.values(type.getFields()).filter(
    (field) => field.name === path[0] || isNonNullType(field.type),
  );
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      sample(field.type, field.name === path[0] ? path.slice(1) : ['-'], text),
    ]),
  );
}

function needsFile(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return isInputObjectType(named)
    ? Object.values(named.getFields()).some((field) => isNonNullType(field.type) && needsFile(field.type))
    : named.name === 'File';
}

const cases = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((mutation) => {
  const input = mutation.args.find(({ name }) => name === 'input');
  if (!input || needsFile(input.type)) return [];
  return textPaths(input.type).map((path) => ({ mutation: mutation.name, type: input.type, path }));
});

let site: TestSite;
let staff: Caller;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  staff = await site.signedIn('admin', 'editor', 'sports_manager', 'commercial_manager', 'blogger');
});
afterAll(() => site.close());

async function refusedFields(
  { mutation, type, path }: (typeof cases)[number],
  text: string,
): Promise<string[]> {
  const { body } = await staff.graphql(
    `mutation Try($input: ${String(type)}) { ${mutation}(input: $input) { ... on ValidationError { fields { path message } } } }`,
    { input: sample(type, path, text) },
  );
  expect(body.errors ?? []).toEqual([]);
  const fields: { path: string; message: string }[] = body.data[mutation].fields ?? [];
  return fields.filter((field) => field.path.endsWith(path.at(-1) ?? '')).map(({ message }) => message);
}

describe('a text that cannot be seen', () => {
  test('is tried in all texts that people type', () => {
    expect(cases.length).toBeGreaterThan(40);
  });

  test.each(cases)('counts as empty in $mutation $path', async (one) => {
    expect(await refusedFields(one, INVISIBLE)).toEqual(await refusedFields(one, ''));
  });
});
