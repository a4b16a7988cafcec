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

/** Milliseconds until a store that does not answer counts as one that failed. */
const PATIENCE = 10_000;

/** Keeps files in a bucket of an S3-compatible store, under their keys. The bucket stays private: the site serves them. */
export function objectBlobs({ endpoint, region, bucket, accessKeyId, secretAccessKey }: ObjectStore): Blobs {
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
