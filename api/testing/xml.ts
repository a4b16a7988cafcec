import { SaxesParser } from 'saxes';

/** A parsed element: attributes with «@» in front, and children by name; an element with only text is a string. */
type Found = ReturnType<typeof JSON.parse>;

/**
 * Parses a document with an independent, strict parser.
 * @throws Error if it is not well-formed, including namespaces and forbidden characters
 */
export function parseXml(text: string): Found {
  const root = new Map<string, Found[]>();
  const open: { children: Map<string, Found[]>; text: string }[] = [{ children: root, text: '' }];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => {
    const children = new Map<string, Found[]>();
    for (const { name, value } of Object.values(attributes)) children.set(`@${name}`, [value]);
    open.push({ children, text: '' });
  });
  parser.on('text', (some) => {
    const element = open.at(-1);
    if (element) element.text += some;
  });
  parser.on('closetag', ({ name }) => {
    const element = open.pop();
    const parent = open.at(-1);
    if (!element || !parent) return;
    const siblings = parent.children.get(name) ?? [];
    siblings.push(asValue(element));
    parent.children.set(name, siblings);
  });
  parser.write(text).close();
  return asValue({ children: root, text: '' });
}

function asValue({ children, text }: { children: Map<string, Found[]>; text: string }): Found {
  if (children.size === 0) return text;
  const entries = [...children].map(([name, list]) => [name, list.length === 1 ? list[0] : list]);
  return { ...Object.fromEntries(entries), ...(text.trim() && { '#text': text }) };
}

/** Returns a list, even if the parser found a single element or none. */
export function listOf<Item>(found: Item | Item[] | undefined): Item[] {
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}
