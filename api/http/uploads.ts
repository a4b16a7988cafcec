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
