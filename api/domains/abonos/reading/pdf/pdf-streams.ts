/** The bytes of a PDF between «stream» and «endstream». */
export interface PdfStream {
  packed: Buffer;
  /** Its position in the file. */
  at: number;
  /** The bytes before it since the start of its object, up to a limit, and their position. */
  dictionary: string;
  dictionaryAt: number;
  picture: boolean;
  /** Of a picture, by its dictionary; 0 for anything else. */
  pixels: number;
  /** The number of its filters that compress. */
  packings: number;
}

/** The number of bytes before a stream that may contain its dictionary. */
const DICTIONARY = 600;

/** The streams of a PDF, found without parsing the rest of it. */
export function* streamsOf(data: Buffer): Generator<PdfStream> {
  let position = 0;
  for (;;) {
    const start = data.indexOf('stream', position);
    if (start === -1) return;
    const end = data.indexOf('endstream', start);
    const from = start + 'stream'.length + (data[start + 6] === 0x0d ? 2 : 1);
    position = end === -1 ? data.length : end + 'endstream'.length;
    const before = data.toString('latin1', Math.max(0, start - DICTIONARY), start);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const picture = /\/Subtype\s*\/Image/.test(dictionary);
    const side = (name: string) =>
      Number(new RegExp(`/${name}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? 0);
    const filters = /\/(?:Filter|F)\s*\[([^\]]*)\]/.exec(dictionary)?.[1] ?? '';
    yield {
      packed: data.subarray(from, end === -1 ? data.length : end),
      at: from,
      dictionary,
      dictionaryAt: start - dictionary.length,
      picture,
      pixels: picture ? side('Width') * side('Height') : 0,
      packings: filters.match(/\/(Flate|Fl|LZW|RunLength|RL|Brotli)/g)?.length ?? 0,
    };
  }
}
