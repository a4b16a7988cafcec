/** No call needs more. */
const MOST_DEPTH = 100;

/**
 * Reads JSON that comes from outside. `JSON.parse` itself takes any depth, but code that walks through the value by calling
 * itself overflows the stack.
 * @throws SyntaxError also if objects and lists are nested too deeply
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > MOST_DEPTH) throw new SyntaxError(`JSON is nested deeper than ${MOST_DEPTH}`);
  return JSON.parse(text);
}

/** How deeply objects and lists are nested. Brackets in strings do not count. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}
