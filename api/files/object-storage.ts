import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStore } from '../config.ts';
import { isKey, type FileKey, type FileStorage } from './storage.ts';

/** Milliseconds until a store that does not answer counts as one that failed. */
const PATIENCE = 10_000;

/** Keeps files in a bucket of an S3-compatible store, under `uploads/`. The bucket stays private: the site serves them. */
export function objectStorage({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: ObjectStore): FileStorage {
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    // Other stores than Amazon's seldom have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    // Stores that know no checksums in trailers refuse an upload that has one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: PATIENCE, requestTimeout: PATIENCE },
  });
  const place = (key: FileKey) => {
    if (!isKey(key)) throw new Error(`Not a key of a stored file: ${key}`);
    return { Bucket: bucket, Key: `uploads/${key}` };
  };
  return {
    async save(key, content) {
      await client.send(new PutObjectCommand({ ...place(key), Body: content, ContentType: 'image/webp' }));
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(key)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
  };
}
