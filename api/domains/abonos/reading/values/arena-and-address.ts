import { isAddress, startsAddress } from '../fields/direccion.ts';
import { textOf } from '../lines/lines.ts';
import type { Token } from '../model.ts';
import { isArena } from './telling-texts.ts';

/** What separates an arena from its address, as the end of a word or as a sign of its own. */
const END = /[,.;]$/;
const SIGN = /^[(|·•–—-]+$/u;

/**
 * «Polideportivo Lobete, C/ Mayor 4, 26004 Logroño», «Pavelló Firal (Carrer Nou 2, 17800 Olot)»: an arena with its address behind
 * it.
 * @returns the words of both without what separates them; null for other texts
 */
export function arenaAndAddress(tokens: readonly Token[]): { arena: Token[]; address: Token[] } | null {
  const starts = tokens.map((_, index) => index).slice(1);
  const ends = (start: number) => END.test(tokens[start - 1]?.text ?? '') || isSign(tokens[start - 1]);
  // On two lines nothing separates them.
  const isArenaBefore = (start: number) =>
    /^(\p{Lu}|c\/)/u.test(tokens[start]?.text ?? '') && isArena(textOf(tokens.slice(0, start)));
  for (const start of [...starts.filter(ends), ...starts.filter(isArenaBefore)]) {
    const before = tokens[start - 1];
    const arena = withoutEnd(tokens.slice(0, isSign(before) ? start - 1 : start), END);
    const address = withoutEnd(
      before?.text === '(' ? upToBracket(tokens.slice(start)) : tokens.slice(start),
      /[.;]$/,
    );
    const text = textOf(address);
    if (arena.length > 0 && startsAddress(text) && isAddress(text)) return { arena, address };
  }
  return null;
}

const isSign = (token: Token | undefined) => SIGN.test(token?.text ?? '');

function upToBracket(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ text }) => text === ')');
  return end < 0 ? tokens : tokens.slice(0, end);
}

const withoutEnd = (tokens: readonly Token[], end: RegExp): Token[] =>
  tokens.map((token, index) =>
    index === tokens.length - 1 ? { ...token, text: token.text.replace(end, '') } : token,
  );
