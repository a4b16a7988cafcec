import { Upload } from 'graphql-upload-minimal';
import type { UploadedFile } from './uploads.ts';

export { Upload };

// The declarations of the library omit this method, which its own parser calls.
declare module 'graphql-upload-minimal' {
  interface Upload {
    resolve(file: UploadedFile): void;
  }
}

/** A file that is already on disk, as the value of a variable of type `File`; the resolver awaits it. */
export function receivedUpload(file: UploadedFile): Upload {
  const upload = new Upload();
  upload.resolve(file);
  return upload;
}
