import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { GraphQLError, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { executeInProcess } from '../graphql/execute.ts';
import type { Context } from '../graphql/context.ts';
import { receivedUpload, type Upload } from '../http/received-upload.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { MAX_PAGE_SIZE } from '../lists/page-window.ts';
import type { Viewer } from '../sessions.ts';
import { PLAIN_MESSAGE } from '../errors.ts';
import { RestError, fromGraphQLError, fromUserError } from './errors.ts';
import { getFragment, graphql, type FragmentType } from './gql/index.ts';

/** The input of a call: parameters of its path and query, and its JSON or multipart body. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  files: ReadonlyMap<string, UploadedFile>;
}

/** A body that is sent with 202: the work is accepted, and done later. */
export class Accepted {
  readonly body: object;

  constructor(body: object) {
    this.body = body;
  }
}

/** One documented REST call, defined as one operation of the GraphQL schema. */
interface CallOptions<Data, Variables extends object> {
  /** Method and path, for example `GET /api/news/:id`. */
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  document: TypedDocumentNode<Data, Variables>;
  /** The operation's variables, made from the input; left out if it takes none. */
  variables?: (request: RestRequest) => Variables;
  /** The response's body, made from the operation's data, or `Accepted`; may throw the errors of `errors.ts`. */
  answer: (data: Data) => unknown;
  /** The page of a list that the data is, for the headers `Link` and `X-Total-Count`. */
  page?: (data: Data) => ListPage;
  /** What these roles get instead: a list that has more for them. The first document is for everybody else. */
  staff?: { roles: Viewer['roles']; call: RestCall };
  /** Status of success; 200 if left out, 204 sends no body. */
  status?: 200 | 201 | 204;
  /** Headers of success, beside those that every response has. */
  headers?: Record<string, string>;
  /** Whether the body is or may be multipart/form-data; such a body is only read if there is a session. */
  multipart?: boolean | 'or JSON';
  /** Further fields of an error's body, beside `message` and `code`, if the clients of this call expect them. */
  failure?: (error: { message: string }) => Record<string, unknown>;
}

/** A page of a list, and how many items the whole list has. */
export interface ListPage {
  totalCount: number;
  page: number;
  pageSize: number;
  /** What keeps the other pages the same while rows arrive; null for an empty list. */
  upTo: string | null;
}

/** The outcome of a call. */
export interface RestResult {
  body: unknown;
  /** The page of a list. */
  page: ListPage | undefined;
}

export interface RestCall {
  method: string;
  /** The operation that the call runs. */
  document: DocumentNode;
  /** The path's segments; a name after a colon matches any one segment. */
  segments: string[];
  status: number;
  headers: Record<string, string>;
  multipart: boolean | 'or JSON';
  failure: (error: { message: string }) => Record<string, unknown>;
  /** Turns the input into the operation's variables. @throws RestError if it is invalid */
  variables: (request: RestRequest) => object;
  run: (context: Context, request: RestRequest) => Promise<RestResult>;
}

/** Makes a row of the table of calls. */
export function call<Data, Variables extends object>(options: CallOptions<Data, Variables>): RestCall {
  const [method = '', path = ''] = options.call.split(' ');
  const variables = options.variables ?? (() => ({}) as Variables);
  return {
    method,
    document: options.document,
    segments: path.split('/').slice(1),
    status: options.status ?? 200,
    headers: options.headers ?? {},
    multipart: options.multipart ?? false,
    failure: options.failure ?? (() => ({})),
    variables,
    async run(context, request) {
      const { staff } = options;
      // Reading the viewer makes a response personal, so only these calls do it.
      if (staff?.roles.some((role) => context.viewer?.roles.includes(role)))
        return staff.call.run(context, request);
      const { data, errors } = await executeInProcess(context, options.document, variables(request));
      const [error] = errors ?? [];
      if (error) throw fromGraphQLError(error);
      if (!data) throw new GraphQLError('The operation answered nothing');
      return { body: options.answer(data), page: options.page?.(data) };
    },
  };
}

/** The fields of every ordinary error that the document of a mutation selects. */
export const RestFailure = graphql(`
  fragment RestFailure on UserError {
    code
    message
    ... on ValidationError {
      fields {
        path
        message
      }
    }
    ... on EditConflictError {
      fields {
        path
        message
        current
      }
    }
  }
`);

type Failure = { __typename: `${string}Error` };

function isFailure(result: { __typename: string }): result is Failure & FragmentType<typeof RestFailure> {
  return result.__typename.endsWith('Error');
}

/**
 * The success of a mutation's result; its document spreads `RestFailure` and selects `__typename`.
 * @throws RestError for ordinary errors, with the status of their code.
 */
export function succeeded<Result extends { __typename: string }>(result: Result): Exclude<Result, Failure> {
  if (isFailure(result)) throw fromUserError(getFragment(RestFailure, result));
  return result as Exclude<Result, Failure>;
}

/**
 * The result of a query for one object.
 * @throws RestError 404
 */
export function found<Value>(value: Value | null | undefined, message: string): Value {
  if (value === null || value === undefined) throw new RestError(404, 'NOT_FOUND', message);
  return value;
}

/**
 * Reads parameters of the URL, which are all text.
 * @throws RestError 400 naming the parameter.
 */
export function readQuery<Output>(schema: z.ZodType<Output>, query: Record<string, string>): Output {
  const parsed = schema.safeParse(query, PLAIN_MESSAGE);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const message = fields.map((field) => `${field.path}: ${field.message}`).join('; ');
  throw new RestError(400, 'BAD_USER_INPUT', message, { fields });
}

/** A whole number of the URL within bounds. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `debe ser un número entre ${least} y ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `debe ser un número entre ${least} y ${most}`);

/** «true» and «1», «false» and «0». */
export const yesOrNo = z
  .enum(['true', 'false', '1', '0'], 'debe ser true o false')
  .transform((value) => value === 'true' || value === '1');

const pageQuery = z.object({
  page: wholeNumber(1, 10_000).default(1),
  limit: wholeNumber(1, MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
  upTo: z.string().optional(),
});

/** `page`, `limit` and `upTo` of a list, in the form of the schema's pages. @throws RestError 400 */
export function readPage(query: Record<string, string>): {
  page: number;
  pageSize: number;
  upTo: string | null;
} {
  const { page, limit, upTo } = readQuery(pageQuery, query);
  return { page, pageSize: limit, upTo: upTo ?? null };
}

/** @throws RestError 400 if the part is missing or is no file. */
export function sentFile(files: RestRequest['files'], part: string): Upload {
  const file = files.get(part);
  if (file) return receivedUpload(file);
  const message = 'No hay archivo seleccionado';
  throw new RestError(400, 'BAD_USER_INPUT', message, { fields: [{ path: part, message }] });
}

/** A text of the body is unchanged; any other value becomes an empty text, which the rules refuse for its field. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A field that is missing stays missing: null would mean something else, namely to clear the stored value. */
export function given<Name extends string, Value>(
  body: Record<string, unknown>,
  name: Name,
  read: (value: unknown) => Value,
) {
  return (name in body ? { [name]: read(body[name]) } : {}) as { [Key in Name]?: Value };
}

/** A text that may be left out. */
export function optionalText(value: unknown): string | null {
  return value === undefined || value === null ? null : text(value);
}
