import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { schema } from '../api/domains/schema.ts';
import { hostileJson, hostileNumber, hostileText, valueFor } from './hostile-values.ts';

// All queries and mutations of the schema, with variables of all kinds.

const IDS = ['1', '2', '3', '999999', '-1', '0', 'x', '2147483648', '00000000-0000-4000-8000-000000000000'];
const INSTANTS = [
  '2026-01-31T17:30:00.000Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30T00:00:00Z',
];

function leaf(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (String(type) === 'ID') return fc.oneof(fc.constantFrom(...IDS), hostileText);
  if (String(type) === 'Int') return fc.oneof(fc.integer(), fc.constantFrom(0, 1, 2, 100, -1));
  if (String(type) === 'Float') return hostileNumber;
  if (String(type) === 'Boolean') return fc.boolean();
  if (String(type) === 'DateTime') return fc.constantFrom(...INSTANTS);
  if (String(type) === 'Decimal') return fc.constantFrom('12.50', '0', '99999999.99', '1.005', '-1');
  return valueFor(name).filter((value) => typeof value === 'string');
}

/** Values of the right type, so that they reach the rules and the database. */
function typed(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return typed(type.ofType, name);
  if (isListType(type)) return fc.array(typed(type.ofType, name), { maxLength: 4 });
  if (!isInputObjectType(type)) return leaf(type, name);
  const fields = Object.values(type.getFields());
  const values = Object.fromEntries(fields.map((field) => [field.name, orNull(field.type, field.name)]));
  const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
  return fc.record(values, { requiredKeys: requiredKeys });
}

const orNull = (type: GraphQLInputType, name: string) =>
  isNonNullType(type) ? typed(type, name) : fc.option(typed(type, name), { freq: 6 });

/** All scalar fields of a result and of its objects, as deep as the cost limit allows. */
function selection(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields())
    .filter((field) => !field.args.some((argument) => isNonNullType(argument.type)))
    .flatMap((field) => {
      const named = getNamedType(field.type);
      if (isLeafType(named)) return [field.name];
      if (depth === 0 || !isObjectType(named)) return [];
      return isListType(getNullableType(field.type)) && depth < 2
        ? []
        : [`${field.name} { ${selection(named, depth - 1)} }`];
    });
  return ['__typename', ...fields].join(' ');
}

function selected(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return `{ ${selection(type, type.name.endsWith('Page') ? 2 : 1)} }`;
  if (!isUnionType(type)) return '';
  const members = type.getTypes().map((member) => `... on ${member.name} { ${selection(member, 1)} }`);
  // Error types have fields with the same names but different nullability.
  return `{ __typename ${members.filter((member) => !/Error \{/.test(member)).join(' ')} ... on UserError { code message } }`;
}

export interface Operation {
  name: string;
  document: string;
  field: GraphQLField<unknown, unknown>;
}

/** Each operation with a document that selects all of its result. */
export const operations: readonly Operation[] = [schema.getQueryType(), schema.getMutationType()].flatMap(
  (type) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
      const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
      const kind = type === schema.getQueryType() ? 'query' : 'mutation';
      return {
        name: `${kind} ${field.name}`,
        field,
        document: `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selected(field)} }`,
      };
    }),
);

/** As JSON text: deeply nested values could not even be printed in test messages. */
export function variablesOf({ field }: Operation): fc.Arbitrary<string> {
  const right = fc.record(
    Object.fromEntries(field.args.map((argument) => [argument.name, orNull(argument.type, argument.name)])),
  );
  const wrong = fc.record(Object.fromEntries(field.args.map((argument) => [argument.name, hostileJson])));
  return fc
    .oneof(
      { weight: 4, arbitrary: right },
      { weight: 1, arbitrary: wrong },
      { weight: 1, arbitrary: hostileJson },
    )
    .map((value) => JSON.stringify(value));
}
