import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { finished, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { discardBody } from './discard-body.ts';
import { HttpError, bodyTooLarge, notMultipart, signInFirst } from './http-error.ts';

// Why busboy itself and not graphql-upload-minimal, which wraps it: a single request with a malformed part header kills
// the process there (busboy reports it more than once, the wrapper listens once), a `map` such as «toString.call»
// overwrites the language's own functions, and its streams stall whoever does not read them. It knows no REST either.

/** The largest picture or PDF, in bytes (spec section 9). */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

const HOUR = 60 * 60_000;
/** Headers of the parts and line breaks, in bytes. */
const OVERHEAD = 64 * 1024;

/** A file that a visitor sent, already on disk; whoever takes it moves it, and what is left is removed with the request. */
export class UploadedFile {
  /** Name that the visitor's device gave it; never a path of ours. */
  readonly fileName: string;
  /** Media type that the request claims; check the content before believing it. */
  readonly mimeType: string;
  /** Where it lies. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, hexadecimal. */
  readonly sha256: string;

  constructor(file: { fileName: string; mimeType: string; path: string; size: number; sha256: string }) {
    this.fileName = file.fileName;
    this.mimeType = file.mimeType;
    this.path = file.path;
    this.size = file.size;
    this.sha256 = file.sha256;
  }
}

/** Sizes in bytes. */
export interface UploadLimits {
  maxFiles: number;
  maxFileSize: number;
  maxFields: number;
  maxFieldSize: number;
}

/** What every call of the site takes: one file and a few fields. */
export const UPLOAD_LIMITS: UploadLimits = {
  maxFiles: 1,
  maxFileSize: MAX_FILE_SIZE,
  maxFields: 20,
  maxFieldSize: 100_000,
};

/** A multipart body, read to its end. */
export interface Multipart {
  fields: ReadonlyMap<string, string>;
  /** By the name of their part. */
  files: ReadonlyMap<string, UploadedFile>;
  /** Removes the files that are still where they were put; call it whatever happens. */
  dispose(): Promise<void>;
}

const malformed = () => new HttpError(400, 'BAD_USER_INPUT', 'El formulario está incompleto o dañado');

const fileTooLarge = (limit: number) =>
  new HttpError(
    413,
    'PAYLOAD_TOO_LARGE',
    `El archivo no puede superar los ${Math.floor(limit / 1024 / 1024)}MB`,
  );

const tooManyParts = () => new HttpError(413, 'PAYLOAD_TOO_LARGE', 'El formulario tiene demasiadas partes');

/**
 * Reads a multipart body, its files straight to disk. Check the session and the origin before: this is where the
 * sender's megabytes begin to cost. Where it throws, no file is left.
 * @param options.folder where the files are put; made if it is missing.
 * @throws HttpError 400 (malformed or cut off), 413, 415
 */
export async function readMultipart(
  request: IncomingMessage,
  { folder, limits = UPLOAD_LIMITS }: { folder: string; limits?: UploadLimits },
): Promise<Multipart> {
  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  const spooling: Promise<void>[] = [];
  const dispose = async () => {
    await Promise.all([...files.values()].map((file) => fs.rm(file.path, { force: true })));
  };
  const parser = createParser(request, limits);
  try {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await parse(request, parser, limits, {
      field: (name, value) => void fields.set(name, value),
      file: (name, stream, claims) => {
        const work = spool(stream, folder, claims, limits.maxFileSize).then((file) => {
          files.set(name, file);
        });
        spooling.push(work);
        return work;
      },
    });
    await Promise.all(spooling);
    return { fields, files, dispose };
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    await Promise.allSettled(spooling);
    await dispose();
    await discardBody(request);
    throw error;
  }
}

/** Who sends files, and where they are put until the request is answered. */
interface Sender {
  viewer: object | null;
  config: { dataDir: string };
}

/**
 * Reads the multipart body of a signed-in user, and removes its files after the work. The session is checked before the
 * body is read, so that without an account nothing can be written to the disk.
 * @throws HttpError 401, and what `readMultipart` throws
 */
export async function withUpload<Result>(
  request: IncomingMessage,
  { viewer, config }: Sender,
  work: (upload: Multipart) => Promise<Result>,
): Promise<Result> {
  if (!viewer) throw signInFirst();
  const upload = await readMultipart(request, { folder: uploadFolder(config) });
  try {
    return await work(upload);
  } finally {
    await upload.dispose();
  }
}

/** What a body said, as text: two that say the same hold the same files. */
export function asText({ fields, files }: Multipart): string {
  return JSON.stringify([
    [...fields],
    [...files].map(([part, { fileName, sha256 }]) => [part, fileName, sha256]),
  ]);
}

/** Where files wait while their request is answered: beside what is published, never among it. */
export function uploadFolder({ dataDir }: { dataDir: string }): string {
  return path.join(dataDir, 'incoming');
}

/** Removes what a process that was killed left behind: files of more than an hour. */
export async function removeStaleUploads(folder: string, now = Date.now()): Promise<void> {
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const stat = await fs.stat(file).catch(() => null);
    if (stat?.isFile() && now - stat.mtimeMs > HOUR) await fs.rm(file, { force: true });
  }
}

function createParser(request: IncomingMessage, limits: UploadLimits): busboy.Busboy {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) throw notMultipart();
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // Busboy calls a part that reaches its limit truncated, also when it ends right there: hence one more.
      limits: {
        files: limits.maxFiles,
        fields: limits.maxFields,
        fileSize: limits.maxFileSize + 1,
        fieldSize: limits.maxFieldSize + 1,
        parts: limits.maxFiles + limits.maxFields + 1,
      },
    });
  } catch {
    throw malformed();
  }
}

interface Claims {
  fileName: string;
  mimeType: string;
}

interface PartHandlers {
  field(name: string, value: string): void;
  /** Reads the stream to its end, or rejects. */
  file(name: string, stream: Readable, claims: Claims): Promise<void>;
}

/** Settles once the parser has closed; what goes wrong first is what is thrown. */
function parse(
  request: IncomingMessage,
  parser: busboy.Busboy,
  limits: UploadLimits,
  handle: PartHandlers,
): Promise<void> {
  const names = new Set<string>();
  const { maxFiles, maxFileSize, maxFields, maxFieldSize } = limits;
  const longest = maxFiles * maxFileSize + maxFields * maxFieldSize + OVERHEAD;
  return new Promise((resolve, reject) => {
    /** A part without a name, or the second of a name, would be nobody's. */
    const isNew = (name: string | undefined): name is string => {
      if (name !== undefined && !names.has(name)) return names.add(name).has(name);
      reject(malformed());
      return false;
    };
    // Never `once`: the parser may report the same damage twice, and nobody listening would end the process.
    parser.on('error', () => reject(malformed()));
    parser.on('close', () => resolve());
    parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
      if (valueTruncated) reject(bodyTooLarge());
      else if (isNew(name)) handle.field(name, value);
    });
    parser.on('file', (name: string | undefined, stream, { filename, mimeType }) => {
      // Errors reach whoever reads the stream; this listener is for the moment before there is a reader.
      stream.on('error', () => undefined);
      if (!isNew(name)) return void stream.resume();
      handle.file(name, stream, { fileName: filename ?? '', mimeType }).catch(reject);
    });
    parser.on('filesLimit', () => reject(tooManyParts()));
    parser.on('fieldsLimit', () => reject(tooManyParts()));
    parser.on('partsLimit', () => reject(tooManyParts()));
    finished(request, { writable: false }, (error) => error && reject(malformed()));

    if (Number(request.headers['content-length'] ?? 0) > longest) return reject(fileTooLarge(maxFileSize));
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > longest) reject(fileTooLarge(maxFileSize));
    });
    request.pipe(parser);
  });
}

/** Writes one part to a file of its own. @throws HttpError 413; nothing is left then. */
async function spool(
  source: Readable,
  folder: string,
  claims: Claims,
  maxFileSize: number,
): Promise<UploadedFile> {
  const file = path.join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(
      async function* () {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          size += chunk.length;
          if (size > maxFileSize) throw fileTooLarge(maxFileSize);
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    );
  } catch (error) {
    await fs.rm(file, { force: true });
    throw error;
  }
  return new UploadedFile({ ...claims, path: file, size, sha256: hash.digest('hex') });
}
