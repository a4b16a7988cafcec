import { parse, type DocumentNode } from 'graphql';

/** The documents of our own pages. Each is parsed when it is first asked for: all of them take a twentieth of a start. */
export class PersistedDocuments {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #parsed = new Map<string, DocumentNode>();
  readonly #own = new WeakSet<DocumentNode>();

  /** @param documents hash → document, as codegen writes them. */
  constructor(documents: Readonly<Record<string, string>>) {
    this.#texts = new Map(Object.entries(documents));
  }

  /** The document of a hash, always the same object; null where no page of ours has it. */
  get(hash: string): DocumentNode | null {
    const parsed = this.#parsed.get(hash);
    if (parsed) return parsed;
    const text = this.#texts.get(hash);
    if (text === undefined) return null;
    const document = parse(text);
    this.#parsed.set(hash, document);
    this.#own.add(document);
    return document;
  }

  /** Whether a document is one that `get` gave. */
  gave(document: DocumentNode): boolean {
    return this.#own.has(document);
  }
}
