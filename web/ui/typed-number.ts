const THOUSANDS = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;

/** A number as it is typed in Spain, with a point before decimals and none between thousands. */
function withPoint(typed: string): string {
  const text = typed.trim();
  return (THOUSANDS.test(text) ? text.replaceAll('.', '') : text).replace(',', '.');
}

/**
 * The number that was typed into a text field: «1.500» is 1500, «1,5» and «1.5» are 1.5. What is no number is NaN, which
 * the rules of the API refuse.
 * @param ifEmpty the number of an empty field, for which `Number('')` would always be 0
 */
export function typedNumber(typed: string, ifEmpty = Number.NaN): number {
  const text = withPoint(typed);
  if (text === '') return ifEmpty;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** The price that was typed into a text field, as the API takes it: «12,50 €» is «12.50». The API refuses what is none. */
export function typedPrice(typed: string): string {
  return withPoint(typed.trim().replace(/\s*€$/, ''));
}
