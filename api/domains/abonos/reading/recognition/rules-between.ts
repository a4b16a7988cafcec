import { centerX, centerY, distance, height, sharedHeight } from '../geometry.ts';
import type { Box, Word } from '../model.ts';

/** What OCR reads in pieces of a rule before a word. */
const REST_OF_RULE = /^['‘’`|!]+(?=[\p{L}\d])/u;

/**
 * The words with a mark where a rule of a table separates two, which may be as close as words of one text, and without
 * what OCR read in the rest of the rule.
 * @param rules the rules that go down the page
 */
export const withRulesBetween = (words: readonly Word[], rules: readonly Box[]): Word[] =>
  words.map((word) => {
    const onLine = words.filter((other) => sharedHeight(other, word) > height(word) / 2);
    const before = Math.max(...onLine.filter(({ x0 }) => x0 < word.x0).map(centerX));
    const between = rules.filter(
      (rule) =>
        rule.y0 < centerY(word) && rule.y1 > centerY(word) && rule.x0 > before && rule.x1 < centerX(word),
    );
    if (between.length === 0) return word;
    const isNear = between.some((rule) => distance(rule, word) < height(word) / 2);
    const text = isNear ? word.text.replace(REST_OF_RULE, '') : word.text;
    return { ...word, text, isBehindRule: true };
  });
