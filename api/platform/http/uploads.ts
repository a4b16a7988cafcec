import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { finished, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { askForBody } from './expected-body.ts';
import { HttpError, bodyTooLarge, errorForBoth, notMultipart, signInFirst } from './http-error.ts';

// Why busboy and not the parser of graphql-upload-minimal: docs/decisions/0003-spooling-upload-parser.md.

/** The largest picture or PDF, in bytes. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

const HOUR = 60 * 60_000;
/** Headers of the parts and line breaks, in bytes. */
const OVERHEAD = 64 * 1024;

/** An uploaded file, already on disk. It is removed with the request, unless it is moved. */
export class UploadedFile {
  /** The name on the visitor's device; never used as a path. */
  readonly fileName: string;
  /** The media type that the request claims; check the content before you trust it. */
  readonly mimeType: string;
  /** Its path on disk. */
  readonly path: string;
  /** Its size in bytes. */
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

/** The limits of the site's own calls: one file and a few fields. */
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
  /** Removes the files that were not moved; call it in any case. */
  dispose(): Promise<void>;
}

const malformed = () => new HttpError(400, 'BAD_USER_INPUT', 'El formulario está incompleto o dañado');

const fileTooLarge = (limit: number) =>
  errorForBoth(
    413,
    'PAYLOAD_TOO_LARGE',
    `El archivo no puede superar los ${Math.floor(limit / 1024 / 1024)}MB`,
  );

const tooManyParts = () => errorForBoth(413, 'PAYLOAD_TOO_LARGE', 'El formulario tiene demasiadas partes');

/**
 * Reads a multipart body, its files directly to disk. Check the session and the origin before: from here on the upload
 * costs resources. If it throws, no file is left.
 * @param options.folder where the files are stored; it is created if it is missing.
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
    askForBody(request);
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
    request.pause();
    parser.destroy();
    await Promise.allSettled(spooling);
    await dispose();
    throw error;
  }
}

/** The sender of files, and the folder for them until the response is sent. */
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

/** The content of a body as text: two bodies with the same text contain the same files. */
export function asText({ fields, files }: Multipart): string {
  return JSON.stringify([
    [...fields],
    [...files].map(([part, { fileName, sha256 }]) => [part, fileName, sha256]),
  ]);
}

/** The folder of uploaded files during their request: beside the published files, never among them. */
export function uploadFolder({ dataDir }: { dataDir: string }): string {
  return path.join(dataDir, 'incoming');
}

/** Removes what a killed process left: files older than an hour. */
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
      // Busboy calls a part that reaches its limit truncated, also if it ends exactly there: so the limit is one more.
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

/** Settles once the parser has closed; rejects with the first error. */
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
    /** A part must have a name, and no other part may have the same. */
    const isNew = (name: string | undefined): name is string => {
      if (name !== undefined && !names.has(name)) return names.add(name).has(name);
      reject(malformed());
      return false;
    };
    // Never `once`: the parser may report the same error twice, and an error without a listener would end the process.
    parser.on('error', () => reject(malformed()));
    parser.on('close', () => resolve());
    parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
      if (valueTruncated) reject(bodyTooLarge());
      else if (isNew(name)) handle.field(name, value);
    });
    parser.on('file', (name: string | undefined, stream, { filename, mimeType }) => {
      // The reader of the stream handles its errors; this listener is for the moment before there is a reader.
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

/** Writes one part to its own file. @throws HttpError 413; then nothing is left. */
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
