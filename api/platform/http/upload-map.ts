import { z } from 'zod';
import { HttpError } from './http-error.ts';
import { parseJson } from './json.ts';
import { receivedUpload, type Upload } from './received-upload.ts';
import type { Multipart } from './uploads.ts';

/** The parameters of one GraphQL operation. */
export interface GraphQLParameters {
  query?: string | undefined;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
  extensions?: Record<string, unknown> | null | undefined;
}

// A list of operations would be a batch, which the site does not accept.
const operationsField = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

const mapField = z.record(z.string(), z.array(z.string()).max(10));

const bad = (message: string) => new HttpError(400, 'BAD_USER_INPUT', message);

function parse<Output>(schema: z.ZodType<Output>, text: string | undefined, field: string): Output {
  try {
    const parsed = schema.safeParse(parseJson(text ?? ''));
    if (parsed.success) return parsed.data;
  } catch {
    // Refused below, like JSON of the wrong shape.
  }
  throw bad(`El campo «${field}» no sigue la especificación de peticiones multipart de GraphQL`);
}

/**
 * Puts the files of a GraphQL multipart request where its `map` says they belong among the variables.
 * https://github.com/jaydenseric/graphql-multipart-request-spec
 * @throws HttpError 400
 */
export function applyUploadMap({ fields, files }: Pick<Multipart, 'fields' | 'files'>): GraphQLParameters {
  const parameters = parse(operationsField, fields.get('operations'), 'operations');
  for (const [part, places] of Object.entries(parse(mapField, fields.get('map'), 'map'))) {
    const file = files.get(part);
    if (!file) throw bad(`Falta el archivo «${part}»`);
    const upload = receivedUpload(file);
    for (const place of places) putUpload(parameters, place, upload);
  }
  return parameters;
}

/** Only a null that the sender wrote can be replaced by a file: inherited and built-in properties are out of reach. */
function putUpload(parameters: GraphQLParameters, place: string, upload: Upload): void {
  const steps = place.split('.');
  const last = steps.pop() ?? '';
  let holder: unknown = parameters;
  for (const step of steps) holder = ownValue(holder, step);
  if (steps[0] !== 'variables' || !isContainer(holder) || ownValue(holder, last) !== null) {
    throw bad(`No hay sitio para un archivo en «${place}»`);
  }
  holder[last] = upload;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function ownValue(holder: unknown, key: string): unknown {
  return isContainer(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
}
