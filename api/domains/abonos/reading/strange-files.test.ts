import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AbonosReading } from './read-abono.ts';
import { readFile, type ReadingOptions } from './read-file.ts';
import * as strange from './strange-files.fixture.ts';

const A4: [number, number] = [595.28, 841.89];
const TIME = 120_000;

let folder: string;
let plain: Buffer;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'abonos-'));
  plain = await strange.drawnPdf((sheet) => strange.putPass(sheet));
}, TIME);

afterAll(() => fs.rm(folder, { recursive: true }));

async function read(content: Buffer, options?: ReadingOptions): Promise<AbonosReading> {
  const file = path.join(folder, 'file.pdf');
  await fs.writeFile(file, content);
  return readFile(file, options);
}

/** The fields of a file's passes that the passes drawn here have. */
const saidBy = ({ passes }: AbonosReading) =>
  passes.map(({ fields }) =>
    Object.fromEntries(
      Object.keys(strange.printed).map((name) => [name, fields[name as keyof typeof strange.printed].value]),
    ),
  );

const jpeg = async (dotsPerInch: number) =>
  (await strange.pictured(plain, dotsPerInch)).jpeg({ quality: 80 }).toBuffer();

describe('pictures', () => {
  test(
    'from a phone: a sheet on a dark table, one point a pixel',
    async () => {
      const reading = await read(await strange.photographed(plain));
      expect(saidBy(reading)).toEqual([strange.printed]);
    },
    TIME,
  );

  test(
    'of 600 dots per inch, larger than pdf.js may unpack',
    async () =>
      expect(saidBy(await read(await strange.pdfOfPicture(await jpeg(600), A4)))).toEqual([strange.printed]),
    TIME,
  );

  test(
    'on a page that claims to be as small as a card',
    async () => {
      const reading = await read(await strange.pdfOfPicture(await jpeg(200), [210, 297]));
      expect(saidBy(reading)).toEqual([strange.printed]);
    },
    TIME,
  );
});

describe('text layers', () => {
  test(
    'that a scanner has put invisibly into a scan are ignored',
    async () => {
      const file = await strange.pdfOfPicture(await jpeg(200), A4, (sheet) => {
        sheet.addContent('3 Tr');
        strange.putPass(sheet, {
          own: { asiento: 21, codigoLocalizador: 'K7N4TX', referenciaTicket: 'PM8-2025-38I204' },
        });
      });
      const reading = await read(file);
      expect(reading.method).toBe('ocr');
      expect(saidBy(reading)).toEqual([strange.printed]);
    },
    TIME,
  );

  test(
    'whose letters are so widely spaced that they form no words',
    async () => {
      const reading = await read(await strange.drawnPdf((sheet) => strange.putPass(sheet, { spacing: 3 })));
      expect(saidBy(reading)).toEqual([strange.printed]);
    },
    TIME,
  );

  test(
    'that do not contain the meaning of their letters',
    async () => {
      const drawn = await strange.drawnPdf((sheet) => {
        sheet.font(strange.embeddedFont);
        strange.putPass(sheet);
      });
      expect(saidBy(await read(strange.withoutUnicode(drawn)))).toEqual([strange.printed]);
    },
    TIME,
  );

  test('above a picture of the whole page, as in designed passes, are the printed text', async () => {
    const ground = await (await strange.pictured(await strange.drawnPdf(() => {}), 30)).jpeg().toBuffer();
    const reading = await read(await strange.pdfOfPicture(ground, A4, (sheet) => strange.putPass(sheet)));
    expect(reading.method).toBe('text');
    expect(saidBy(reading)).toEqual([strange.printed]);
  });

  test('in the fields of a form', async () => {
    const form = await strange.drawnPdf((sheet) => {
      sheet.font('Helvetica');
      sheet.initForm();
      strange.putPass(sheet, { inFields: true });
    });
    expect(saidBy(await read(form))).toEqual([strange.printed]);
  });

  test('in the fields of a form over the same text, which is cut at its end, are read once', async () => {
    const both = await strange.drawnPdf((sheet) => {
      sheet.font('Helvetica');
      sheet.initForm();
      strange.putPass(sheet, { cut: 1 });
      strange.putPass(sheet, { inFields: true });
    });
    expect(saidBy(await read(both))).toEqual([strange.printed]);
  });

  test('in notes typed on the page', async () => {
    const noted = await strange.drawnPdf((sheet) => strange.putPass(sheet, { asNotes: true }));
    expect(saidBy(await read(noted))).toEqual([strange.printed]);
  });

  test.each([90, 180, 270] as const)('on a page that viewers turn by %i degrees', async (degrees) => {
    for (const inFields of [false, true]) {
      const turned = await strange.drawnPdf((sheet) => {
        sheet.font('Helvetica');
        sheet.initForm();
        strange.turnPage(sheet, degrees);
        strange.putPass(sheet, { inFields, top: 80 });
      });
      expect(saidBy(await read(turned))).toEqual([strange.printed]);
    }
  });

  test('with an empty password', async () => {
    const locked = await strange.drawnPdf((sheet) => strange.putPass(sheet), { ownerPassword: 'secreto' });
    expect(saidBy(await read(locked))).toEqual([strange.printed]);
  });

  test('outside of the page are ignored', async () => {
    const cropped = await strange.drawnPdf(
      (sheet) => {
        strange.putPass(sheet);
        strange.putPass(sheet, {
          top: 660,
          own: { asiento: 28, codigoLocalizador: 'PX93QD', referenciaTicket: 'PMB-2025-999999' },
        });
        Object.assign(sheet.page.dictionary.data, { CropBox: [0, 540, 595, 1100] });
      },
      { size: [595, 1100] },
    );
    expect(saidBy(await read(cropped))).toEqual([strange.printed]);
  });
});

test('a portfolio with the pass as a file of its own says what to do', async () => {
  const portfolio = await strange.drawnPdf((sheet) => strange.asPortfolio(sheet, plain));
  await expect(read(portfolio)).rejects.toMatchObject({
    code: 'PORTFOLIO',
    message: expect.stringContaining('guarda aparte el PDF de tu abono'),
  });
  const withPass = await strange.drawnPdf((sheet) => {
    strange.putPass(sheet, { top: 160 });
    strange.asPortfolio(sheet, plain);
  });
  expect(saidBy(await read(withPass))).toEqual([strange.printed]);
});

test('twelve passes after a page about an invoice are twelve', async () => {
  const file = await strange.drawnPdf((sheet) => {
    sheet
      .fontSize(11)
      .text('Gracias por renovar. Adjuntamos tus abonos y la factura. Total: 1.173,00 €', 60, 160);
    for (let seat = 1; seat <= 12; seat++) {
      sheet.addPage();
      const own = { asiento: seat, codigoLocalizador: `K7M4T${'ABCDEFGHKLMN'[seat - 1]}` };
      strange.putPass(sheet, { own: { ...own, referenciaTicket: `PMB-2025-3812${10 + seat}` } });
    }
  });
  const { passes } = await read(file);
  expect(passes.map(({ fields }) => fields.asiento.value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(passes.some(({ needsReview }) => needsReview)).toBe(false);
});

test('the front and back of a card are one pass, though neither says alone what it is', async () => {
  const card = await strange.drawnPdf((sheet) => {
    strange.putPass(sheet, { title: 'Llanos Basket', part: [0, 10] });
    sheet.addPage();
    strange.putPass(sheet, { title: 'Llanos Basket', part: [10, 17] });
  });
  expect(saidBy(await read(card))).toEqual([strange.printed]);
});

test(
  'the fronts and backs of two cards with a picture on each are read from their text layers',
  async () => {
    const picture = await jpeg(20);
    const others = { asiento: 28, codigoLocalizador: 'PX93QD', referenciaTicket: 'PMB-2025-999999' };
    const cards = await strange.drawnPdf((sheet) =>
      [{}, others].forEach((own, index) => {
        if (index > 0) sheet.addPage();
        sheet.image(picture, 450, 20, { width: 60 });
        strange.putPass(sheet, { title: 'Llanos Basket', part: [0, 10], own });
        sheet.addPage();
        sheet.image(picture, 450, 20, { width: 60 });
        strange.putPass(sheet, { title: 'Llanos Basket', part: [10, 17], own });
      }),
    );
    // Without recognition, which takes seconds for each side.
    const reading = await read(cards, { textOnly: true });
    expect(reading.method).toBe('text');
    expect(saidBy(reading)).toEqual([strange.printed, { ...strange.printed, ...others }]);
  },
  TIME,
);
