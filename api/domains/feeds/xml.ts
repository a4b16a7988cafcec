/** Well-formed, escaped XML. */
export type Xml = string;

/** Characters not allowed in XML 1.0, even escaped: most control characters and unpaired surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes any text for an element or attribute. `>` is escaped too, because of `]]>`. */
export function escapeXml(text: string): Xml {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
}

type Attributes = Readonly<Record<string, string>>;

function opening(name: string, attributes: Attributes): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return name + list.join('');
}

/** An element with text. */
export function textElement(name: string, text: string, attributes: Attributes = {}): Xml {
  return `<${opening(name, attributes)}>${escapeXml(text)}</${name}>`;
}

/** An element with child elements; null and undefined are left out. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly (Xml | null | undefined)[],
): Xml {
  const inside = children.filter((child) => child !== null && child !== undefined);
  if (inside.length === 0) return `<${opening(name, attributes)}/>`;
  return `<${opening(name, attributes)}>\n${inside.join('\n')}\n</${name}>`;
}

/** A complete document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
