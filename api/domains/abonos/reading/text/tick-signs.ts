// The signs for boxes of a form, which are ticked or empty.

/** Empty boxes in Unicode and in the typefaces Wingdings and ZapfDingbats, and typed ones: «[]», «()». */
const EMPTY = String.raw`[☐□▢◻◽❏❑○◯\u{F06F}\u{F0A8}\u{F071}\u{F0A1}]|\[ ?\]|\( ?\)`;
/** Boxes with a tick or a cross, filled ones, and typed ones: «[x]». */
const TICKED = String.raw`[☑☒✓✔✗✘■◼◾●◉⦿\u{F0FE}\u{F0FD}\u{F078}\u{F0FC}\u{F0A4}\u{F053}]|\[[xX✓✔]\]|\([xX✓✔]\)`;

/** An empty box alone. */
export const EMPTY_BOX = new RegExp(`^(${EMPTY})$`, 'u');
/** A ticked box alone. */
export const TICKED_BOX = new RegExp(`^(${TICKED})$`, 'u');
/** A box anywhere in a text. */
export const ANY_BOX = new RegExp(`${EMPTY}|${TICKED}`, 'gu');

const EMPTY_ANYWHERE = new RegExp(EMPTY, 'u');

/** Whether a text has a box that is not ticked: then it is a choice and no value. */
export const hasEmptyBox = (text: string): boolean => EMPTY_ANYWHERE.test(text);
