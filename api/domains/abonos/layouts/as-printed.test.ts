import { expect, test } from 'vitest';
import { lessonOf } from './learn.ts';
import { ANA, JOAN, line, passPage, readPage } from './pages.fixture.ts';
import type { ReadPageText, VerifiedValues } from './model.ts';
import { readWithLayouts } from './read-with-layouts.ts';

/** The pass of a page, read with what another page with its verified values has taught. */
function taught(by: ReadPageText, values: VerifiedValues, page: ReadPageText) {
  const lesson = lessonOf(by, values);
  if (!lesson) throw new Error('the page taught nothing');
  readWithLayouts(page, [{ id: 5, lessons: [{ id: 1, lesson }] }]);
  return page.drafts[0];
}

test('an address that staff verified without the comma of the general reading is read without it', () => {
  const page = (pass: typeof ANA, street: string, town: string) => {
    const words = [...passPage(pass), ...line(300, 140, street), ...line(300, 152, town)];
    const seen = readPage(words, { ...pass, direccion: `${street}, ${town}` });
    const valueBox = { x0: 300, x1: 300 + 5 * street.length, y0: 140, y1: 162 };
    for (const { fields } of seen.drafts) if (fields.direccion) fields.direccion.valueBox = valueBox;
    return seen;
  };
  const pass = taught(
    page(ANA, 'Avda. Mayor, 120', '50013 Zaragoza'),
    { ...ANA, direccion: 'Avda. Mayor, 120 50013 Zaragoza' },
    page(JOAN, 'Calle del Olmo, 7', '22001 Huesca'),
  );
  expect(pass?.fields.direccion?.value).toBe('Calle del Olmo, 7 22001 Huesca');
  expect(pass?.layout).toMatchObject({ disputed: [], agreed: expect.arrayContaining(['direccion']) });
});

/** A page with dots between the label and the kind of its pass. */
const dotted = (pass: typeof ANA, { tipoAbonament, ...values } = pass) =>
  readPage(
    [...passPage(pass).filter(({ y0 }) => y0 !== 80), ...line(40, 80, `Modalidad:.......${tipoAbonament}`)],
    values,
  );

test('dots between a label and its value are no part of the value', () => {
  const [ana, joan] = [
    { ...ANA, tipoAbonament: 'Abono General' },
    { ...JOAN, tipoAbonament: 'Abono Amigo del Club' },
  ];
  const pass = taught(dotted(ana), ana, dotted(joan));
  expect(pass?.fields.tipoAbonament?.value).toBe('Abono Amigo del Club');
});

test('where the general reading has a part of a value, that part teaches no place', () => {
  const ana = { ...ANA, recinto: 'Pavelló Son Tramuntana' };
  const words = passPage(ana).filter(({ y0 }) => y0 !== 140);
  const page = readPage([...words, ...line(40, 140, 'Recinto~Pavelló Son Tramuntana')], ana);
  for (const { fields } of page.drafts)
    if (fields.recinto) fields.recinto.valueBox = { x0: 80, x1: 190, y0: 140, y1: 150 };
  expect(lessonOf(page, ana)?.fields.recinto).toBeUndefined();
});
