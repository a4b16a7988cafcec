/** Characters that show nothing: zero-width and blank ones, fillers, direction marks, tags, annotation marks. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB`;
/** Marks that turn the direction of writing. They are no mistake of a keyboard, so fields of one line refuse them. */
export const TURNING = String.raw`\u202A-\u202E\u2066-\u2069`;
/** Scripts in which a joiner between two letters changes their shape: from Arabic to those of India and South East Asia. */
const JOINING_SCRIPTS = String.raw`[\u0600-\u0DFF\u1000-\u109F\u1780-\u17B3\u17B6-\u17D3\u1820-\u18AA]`;

/** Unseen characters that change what their neighbours show: in emoji, in some scripts, in variants of ideographs. */
const MEANT = [
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}][\uFE0E\uFE0F]?(?:\u200D(?=\p{Extended_Pictographic}))?`,
  String.raw`[0-9#*]\uFE0F(?=\u20E3)`,
  String.raw`${JOINING_SCRIPTS}[\u200C\u200D](?=${JOINING_SCRIPTS})`,
  String.raw`\p{Ideographic}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
];

const NOT_SEEN = new RegExp(`(${MEANT.join('|')})|(?![${TURNING}])[${UNSEEN}]`, 'gu');
const BLANKS = /\p{Zs}+/gu;

/**
 * What a typed text shows, in the one form that is stored: NFC, without characters that cannot be seen. A text of such
 * characters alone becomes empty. Emoji stay whole.
 */
export const visibleText = (text: string): string => text.replace(NOT_SEEN, '$1').normalize('NFC');

/** The same for a text of one line: every blank is one space, none at the ends. */
export const visibleLine = (text: string): string => visibleText(text).replace(BLANKS, ' ').trim();

/** The same for a text of several lines: line breaks are `\n`. */
export const visibleLines = (text: string): string => visibleText(text.replace(/\r\n?/g, '\n')).trim();

/** Two names with the same key are the same to people: they differ in case, blanks or unseen characters at most. */
export const nameKey = (text: string): string => visibleLine(text.normalize('NFKC')).toLowerCase();

/** The known spelling of a name, so that the same thing is not listed twice; the name itself if it is new. */
export const knownSpelling = (name: string, known: readonly string[]): string =>
  known.includes(name) ? name : (known.find((other) => nameKey(other) === nameKey(name)) ?? name);
