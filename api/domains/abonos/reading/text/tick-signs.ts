// The signs for boxes of a form, which are ticked or empty.

/** An empty box, also in the typefaces Wingdings and ZapfDingbats, or typed: «[]». */
export const EMPTY_BOX = /^([☐□▢◻◽❏❑○◯\u{F06F}\u{F0A8}\u{F071}\u{F0A1}]|\[\]|\(\))$/u;
/** A box with a tick or a cross, or one that is filled: «[x]». */
export const TICKED_BOX =
  /^([☑☒✓✔✗✘■◼◾●◉⦿\u{F0FE}\u{F0FD}\u{F078}\u{F0FC}\u{F0A4}\u{F053}]|\[[xX✓✔]\]|\([xX✓✔]\))$/u;
/** Any of these signs, within a text. */
export const ANY_BOX =
  /[☐□▢◻◽❏❑○◯☑☒✓✔✗✘■◼◾●◉⦿\u{F06F}\u{F0A8}\u{F071}\u{F0A1}\u{F0FE}\u{F0FD}\u{F078}\u{F0FC}\u{F0A4}\u{F053}]|\[[xX✓✔]?\]|\([xX✓✔]?\)/gu;

/** Whether a text has a box that is not ticked: then it is a choice and no value. */
export const hasEmptyBox = (text: string): boolean => /[☐▢◻❏❑\u{F06F}\u{F0A8}]|\[ ?\]/u.test(text);
