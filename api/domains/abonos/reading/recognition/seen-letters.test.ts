import { expect, test } from 'vitest';
import { printed } from './printed-word.fixture.ts';
import { withSeenLetters } from './seen-letters.ts';

const readAs = async (text: string, read: string, font: string) => {
  const { picture, box } = await printed(text, font);
  const [word] = await withSeenLetters([{ ...box, text: read, confidence: 0.9 }], picture);
  return word?.text;
};

test('a K that was read as an R is corrected, in codes and in initials', async () => {
  expect(await readAs('CBKMU2Z', 'CBRMU2Z', 'LiberationSans-Bold')).toBe('CBKMU2Z');
  expect(await readAs('3RKV-500305', '3RRV-500305', 'FoxitFixedBold')).toBe('3RKV-500305');
  expect(await readAs('OK', 'OR', 'LiberationSans-Bold')).toBe('OK');
});

test('a K that was read as another letter with two legs is corrected too', async () => {
  expect(await readAs('3RKV-500305', '3RXV-500305', 'FoxitFixedBold')).toBe('3RKV-500305');
  expect(await readAs('OK', 'OH', 'LiberationSans-Regular')).toBe('OK');
  for (const face of ['LiberationSans-Bold', 'FoxitSerif', 'FoxitFixed'])
    for (const word of ['HX7RKH', 'EXTRA', 'NORTH']) expect(await readAs(word, word, face)).toBe(word);
});

test('also at the beginning of a name', async () => {
  expect(await readAs('Keita', 'Reita', 'LiberationSans-Bold')).toBe('Keita');
  expect(await readAs('Khadija', 'Rhadija', 'LiberationSans-Bold')).toBe('Khadija');
  expect(await readAs('Kevin,', 'Revin,', 'FoxitSerif')).toBe('Kevin,');
});

test('an «i» without a dot is an «l», if letters are large enough', async () => {
  for (const face of ['LiberationSans-Regular', 'LiberationSans-Bold'])
    expect(await readAs('Vallcaneras', 'Valicaneras', face)).toBe('Vallcaneras');
  // As many pieces as letters, but other ones.
  expect(await readAs('Mobilitat', 'Mobiiltat', 'LiberationSans-Bold')).toBe('Mobiiltat');
  for (const word of ['Valiente', 'Emilia', 'Guillem', 'Poliesportiu'])
    expect(await readAs(word, word, 'LiberationSans-Bold')).toBe(word);
});

test('an R stays one', async () => {
  expect(await readAs('TERCER', 'TERCER', 'FoxitSerifBold')).toBe('TERCER');
  expect(await readAs('K7R2', 'K7R2', 'FoxitFixed')).toBe('K7R2');
  for (const face of ['LiberationSans-Regular', 'FoxitSerifBold', 'FoxitFixed', 'FoxitFixedBold'])
    expect(await readAs('Raquel', 'Raquel', face)).toBe('Raquel');
});

test('the plus sign before an age is lower than its digits', async () => {
  for (const face of ['LiberationSans-Regular', 'FoxitSerifBold', 'FoxitFixedBold']) {
    expect(await readAs('+65', '465', face)).toBe('+65');
    expect(await readAs('(+60)', '(460)', face)).toBe('(+60)');
    expect(await readAs('465', '465', face)).toBe('465');
  }
});
