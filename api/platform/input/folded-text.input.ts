import { visibleLine } from './visible-text.input.ts';

/** Combining accents, which the normal form NFKD takes off their letters. */
const ACCENTS = String.raw`\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`;
/** What nobody sees, also in texts that were stored before it was removed, and the dot of «col·legi». */
const UNSEEN = String.raw`\u00AD\u00B7\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}`;
const DROPPED = new RegExp(`[${ACCENTS}${UNSEEN}]`, 'gu');
/** Signs for «'». They come first: the normal form of «´» is a space with an accent. */
const APOSTROPHES = /[\u0060\u00B4\u02BC\u2018\u2019\u2032\uFF07]/g;
/** Letters that no normal form takes apart, and that few keyboards have; «ς» is «σ» at the end of a word. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const UNCOMMON = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/**
 * A text as it is compared where people look for it: without accents, capitals, invisible signs and Unicode forms, so that
 * «Đorđević» is found as «dordevic». The function `fold_for_search` of the database does the same with what is stored; a
 * change of the rule needs a migration.
 */
export const foldForSearch = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(UNCOMMON, (letter) => LETTERS[letter] ?? letter);

/** Whether two names are the same to somebody who types one of them: «Basquet» and «Bàsquet». */
export const isSameToSearch = (one: string, other: string): boolean =>
  foldForSearch(visibleLine(one)) === foldForSearch(visibleLine(other));
