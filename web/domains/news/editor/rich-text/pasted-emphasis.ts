const BLOCK = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, section, article';

interface Emphasis {
  /** Null if the style says nothing. */
  bold: boolean | null;
  italic: boolean | null;
  strike: boolean;
  underline: boolean;
}

function emphasisOf({ fontWeight, fontStyle, textDecorationLine }: CSSStyleDeclaration): Emphasis {
  return {
    bold: fontWeight === '' ? null : fontWeight.startsWith('bold') || Number(fontWeight) >= 600,
    italic: fontStyle === '' ? null : /^(?:italic|oblique)/.test(fontStyle),
    strike: textDecorationLine.includes('line-through'),
    underline: textDecorationLine.includes('underline'),
  };
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Writes the rules for classes at the elements they are for, before what those say themselves. */
function writeClasses(body: HTMLElement, rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule) || !/\.\w/.test(rule.selectorText)) continue;
    const { bold, italic, strike, underline } = emphasisOf(rule.style);
    const said = [
      ...(bold === null ? [] : [`font-weight:${bold ? 'bold' : 'normal'}`]),
      ...(italic === null ? [] : [`font-style:${italic ? 'italic' : 'normal'}`]),
      ...(strike || underline ? [`text-decoration:${strike ? 'line-through' : 'underline'}`] : []),
    ].join(';');
    if (said === '') continue;
    for (const element of body.querySelectorAll(rule.selectorText)) {
      element.setAttribute('data-style', `${said};${element.getAttribute('data-style') ?? ''}`);
    }
  }
}

/**
 * Programs write emphasis as styles, and may undo a tag by one: Google Docs puts everything into a `b` that is not bold.
 * The browser reads the styles, because Word has names of its own like `mso-bidi-font-weight`, which mean another thing.
 */
export function readEmphasis(body: HTMLElement, rules: string): void {
  writeClasses(body, rules);
  const reader = document.createElement('span');
  const emphasis = (element: Element) => {
    reader.style.cssText = element.getAttribute('data-style') ?? '';
    return emphasisOf(reader.style);
  };
  for (const element of body.querySelectorAll('b, strong')) {
    if (emphasis(element).bold === false) unwrap(element);
  }
  for (const element of body.querySelectorAll('i, em')) {
    if (emphasis(element).italic === false) unwrap(element);
  }
  // A link is underlined anyway.
  for (const element of body.querySelectorAll('u')) {
    if (element.closest('a') || element.querySelector('a')) unwrap(element);
  }
  for (const element of [...body.querySelectorAll('[data-style]')]) {
    if (element.textContent?.trim() === '' || element.matches('ul, ol, table, tbody, tr')) continue;
    // A block with blocks inside says it once for all of them; its parts repeat it if it matters.
    if (element.querySelector(BLOCK)) continue;
    const { bold, italic, strike, underline } = emphasis(element);
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    const isLink = element.closest('a') !== null || element.querySelector('a') !== null;
    if (bold === true && !isHeading && !element.closest('b, strong')) wrapContent(element, 'strong');
    if (italic === true && !element.closest('i, em')) wrapContent(element, 'em');
    if (strike && !element.closest('s')) wrapContent(element, 's');
    if (underline && !isLink && !element.closest('u')) wrapContent(element, 'u');
  }
}
