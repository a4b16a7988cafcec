declare module 'negotiator' {
  /** Reads the headers by which a caller says what it accepts. The published types lack `preferred`. */
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The accepted ones of `available`, the best first; `preferred` decides between equal weights. */
    encodings(available: readonly string[], options?: { preferred: readonly string[] }): string[];
    /** The accepted media types without their parameters, the best first. */
    mediaTypes(): string[];
  }
}
