import { asDigits } from './letters.ts';

// Spanish tax numbers: of companies (CIF: letter, seven digits, check character), people (DNI) and foreigners (NIE),
// and the European numbers of foreign sellers.

const COMPANY_LETTERS = 'ABCDEFGHJNPQRSUVW';
const COMPANY_CONTROL = 'JABCDEFGHI';
const PERSON_CONTROL = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The possible first letters of a company for a digit read by OCR; the most common first. */
const FIRST_LETTER: Record<string, string> = { '6': 'G', '8': 'B', '4': 'A', '0': 'Q', '5': 'S', '1': 'J' };

const LAST_LETTER: Record<string, string> = {
  '0': 'D',
  '1': 'I',
  '|': 'I',
  L: 'I',
  '4': 'A',
  '6': 'G',
  '8': 'B',
};

export interface TaxNumber {
  value: string;
  /** Whether the check character is right; numbers of foreign sellers have no known one. */
  checked: boolean;
  /** Whether letters or digits had to be guessed. */
  guessed: boolean;
}

const SPANISH =
  /(?<![\p{L}\d])(?:ES[-\s]?)?([A-HJ-NP-SUVWXYZ0-9][-./\s]?(?:[\dOQDIl|ZSGB][.\s]?){7}[-.\s]?[\dA-Z|])(?![\p{L}\d])/gu;
const FOREIGN =
  /(?<![\p{L}\d])((?!ES)(?:AT|BE|DE|DK|FI|FR|IE|IT|LU|NL|PL|PT|SE|GB)[-\s]?[A-Z\d]{8,12})(?![\p{L}\d])/u;

/**
 * The tax number in a text, or null.
 * @param isOcr whether letters may be misread, as in scans.
 */
export function findTaxNumber(text: string, isOcr: boolean): TaxNumber | null {
  const found = [...text.toUpperCase().replaceAll('|', '|').matchAll(SPANISH)]
    .map(([, number = '']) => tidy(number.replace(/[-./\s]/g, ''), isOcr))
    .filter((one) => one !== null);
  const best = found.find(({ checked }) => checked) ?? found[0];
  if (best) return best;
  const foreign = FOREIGN.exec(text.toUpperCase())?.[1]?.replace(/[-\s]/g, '');
  return foreign && /\d{6}/.test(foreign) ? { value: foreign, checked: false, guessed: false } : null;
}

/** Companies of these kinds have a check digit. */
const WRONG_CONTROL = /^[ABEH].*\D$/;

function tidy(number: string, isOcr: boolean): TaxNumber | null {
  if (number.length !== 9) return null;
  const misread =
    isOcr && (WRONG_CONTROL.test(number) || (/^[NPQRSW].*\d$/.test(number) && !controlAgrees(number)));
  if (isSpanish(number) && !misread) return { value: number, checked: controlAgrees(number), guessed: false };
  if (!isOcr) return null;
  const first = number[0] ?? '';
  const middle = asDigits(number.slice(1, 8));
  const last = number[8] ?? '';
  // Nine digits are a company whose letter was read as a digit; eight and a letter are a person.
  const company = /\d/.test(first) && /[\d]/.test(asDigits(last)) ? (FIRST_LETTER[first] ?? first) : first;
  // Foreign companies and public bodies have a check letter.
  const letter = 'NPQRSW'.includes(company) ? LAST_LETTER[last] : undefined;
  const lasts = letter ? [letter, last] : /\d/.test(last) ? [last] : [asDigits(last), last];
  for (const control of lasts) {
    const value = `${company}${middle}${control}`;
    if (isSpanish(value)) return { value, checked: controlAgrees(value), guessed: true };
  }
  return null;
}

function isSpanish(number: string): boolean {
  if (/^\d{8}[A-Z]$/.test(number) || /^[KLMXYZ]\d{7}[A-Z]$/.test(number)) return true;
  return COMPANY_LETTERS.includes(number[0] ?? '') && /^.\d{7}[\dA-J]$/.test(number);
}

/** Whether a printed text has a tax number with the right check character. */
export const hasCheckedTaxNumber = (text: string): boolean => findTaxNumber(text, false)?.checked === true;

/** Whether the last character is the check character of the others. */
export function controlAgrees(number: string): boolean {
  const last = number[8] ?? '';
  if (/^[XYZ\d]/.test(number)) {
    const digits = number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
    return PERSON_CONTROL[Number(digits) % 23] === last;
  }
  const digits = [...number.slice(1, 8)].map(Number);
  const sum = digits.reduce((total, digit, index) => {
    if (index % 2 === 1) return total + digit;
    return total + Math.floor((digit * 2) / 10) + ((digit * 2) % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return last === String(control) || last === COMPANY_CONTROL[control];
}
