import type { Layout } from './candidates.ts';
import type { Label } from './labels.ts';
import type { Line, Token } from './lines.ts';

// Whose tax number is printed where only «NIF» stands before it.

const ORGANISER = /^(organi|promo|club|emis|entid|entit)/;
const SELLER = /^(distri|vend|vened|comerc|venta|venda|ticketera|canal)/;

const roleBy = (word: string) =>
  SELLER.test(word) ? 'nifDistr' : ORGANISER.test(word) ? 'nifOrganizador' : undefined;

/** Whose tax number it is: that of whoever is named over it in a column of its own, or was named last before it. */
export function roleOf(label: Label, { lines }: Layout): 'nifOrganizador' | 'nifDistr' | 'other' {
  if (lines[label.line]?.tokens[label.start]?.apart)
    for (let index = label.line - 1; index >= Math.max(0, label.line - 4); index--) {
      const over = columnsOf(lines[index]).find(
        ([first]) => Math.abs((first?.x0 ?? 0) - label.x0) < (lines[index]?.size ?? 0),
      );
      const role =
        over && columnsOf(lines[index]).length > 1 && over.map((token) => roleBy(token.label)).find(Boolean);
      if (role) return role;
    }
  for (let index = label.line; index >= Math.max(0, label.line - 3); index--) {
    const tokens = (lines[index]?.tokens ?? []).filter((token) => index < label.line || token.x0 < label.x0);
    for (const token of tokens.toReversed()) {
      const role = roleBy(token.label);
      if (role) return role;
    }
  }
  return 'other';
}

/** The stretches of a line between gaps. */
function columnsOf(line: Line | undefined): Token[][] {
  const columns: Token[][] = [];
  for (const token of line?.tokens ?? []) {
    const column = columns.at(-1);
    if (column && !token.apart) column.push(token);
    else columns.push([token]);
  }
  return columns;
}
