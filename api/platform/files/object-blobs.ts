import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStore } from '../../config.ts';
import { checkedKey, typeOf, type Blobs, type Listed } from './blobs.ts';

/** Timeout of a request to the store, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Stores files in a bucket of an S3-compatible store, under their keys. The bucket stays private, because the site
 * serves the files.
 */
export function objectBlobs({ endpoint, region, bucket, accessKeyId, secretAccessKey }: ObjectStore): Blobs {
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    // Only Amazon's store has a host name per bucket.
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    // Some stores refuse uploads with checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: TIMEOUT, requestTimeout: TIMEOUT },
  });
  const place = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) });
  return {
    async put(key, content) {
      await client.send(new PutObjectCommand({ ...place(key), Body: content, ContentType: typeOf(key) }));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(key)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async list(folder) {
      const listed: Listed[] = [];
      let token: string | undefined;
      do {
        const { Contents, NextContinuationToken } = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, ContinuationToken: token }),
        );
        for (const { Key, LastModified } of Contents ?? []) {
          if (Key) listed.push({ key: Key, modified: LastModified?.getTime() ?? 0 });
        }
        token = NextContinuationToken;
      } while (token);
      return listed;
    },
  };
}
