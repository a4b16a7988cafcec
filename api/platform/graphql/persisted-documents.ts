import { parse, type DocumentNode } from 'graphql';

/** The documents of our own pages. Each is parsed at its first use: parsing all would take a twentieth of the start. */
export class PersistedDocuments {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #parsed = new Map<string, DocumentNode>();

  /** @param documents hash → document, as codegen writes them. */
  constructor(documents: Readonly<Record<string, string>>) {
    this.#texts = new Map(Object.entries(documents));
  }

  /** The document with a hash, always the same object; null if no page has it. */
  get(hash: string): DocumentNode | null {
    const parsed = this.#parsed.get(hash);
    if (parsed) return parsed;
    const text = this.#texts.get(hash);
    if (text === undefined) return null;
    const document = parse(text);
    this.#parsed.set(hash, document);
    return document;
  }
}
