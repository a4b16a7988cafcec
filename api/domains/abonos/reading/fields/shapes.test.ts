import { describe, expect, test } from 'vitest';
import type { FieldName } from '../read-abono.ts';
import { shapeOf } from './fields.ts';
import { controlAgrees, findTaxNumber } from '../text/tax-number.ts';

const value = (field: FieldName, text: string, isOcr = false) => shapeOf(field, text, isOcr)?.value ?? null;

describe('amounts', () => {
  test.each([
    ['12,50 €', '12.50'],
    ['12.50 EUR', '12.50'],
    ['€ 12.50', '12.50'],
    ['1.234,50', '1234.50'],
    ['1.234,50 €', '1234.50'],
    ['1,234.50 EUR', '1234.50'],
    ['90 €', '90.00'],
    ['0,00 €', '0.00'],
    ['Gratis', '0.00'],
    ['97,25 € (IVA incl.)', '97.25'],
  ])('%s', (text, expected) => {
    expect(value('precioTotal', text)).toBe(expected);
  });

  test.each(['2025/2026', '15 %', 'sin precio', '07010 Palma, 2.º', 'B-1234567'])(
    '%s is certainly not one',
    (text) => {
      expect(shapeOf('precioTotal', text, false)?.fit ?? 0).toBeLessThan(0.85);
    },
  );

  test('with letters that OCR read for digits', () => {
    expect(value('precioTotal', '9O,OO €', true)).toBe('90.00');
    expect(value('precioTotal', '1,5O €', true)).toBe('1.50');
    expect(value('precioTotal', '97, 25 EUR', true)).toBe('97.25');
    expect(value('precioTotal', '249:00 €', true)).toBe('249.00');
    expect(value('precioTotal', '110-00 €', true)).toBe('110.00');
    // The currency is behind it.
    expect(value('precioTotal', '$5,00 EUR', true)).toBe('55.00');
    // After asterisks that were read as letters, cents alone are no amount.
    expect(value('precioTotal', 'XAEX97, 25 EUR', true)).toBeNull();
  });
});

test('codes in small letters stay so in pictures, if more than one letter says it', () => {
  expect(value('codigoLocalizador', '74f47f1a', true)).toBe('74f47f1a');
  expect(value('referenciaTicket', '045c-4183-1ecd', true)).toBe('045c-4183-1ecd');
  expect(value('codigoLocalizador', '84724dc9', true)).toBe('84724dc9');
  expect(value('codigoLocalizador', 'xk4u7s', true)).toBe('XK4U7S');
  expect(value('codigoLocalizador', '41724d29', true)).toBe('41724D29');
  expect(value('codigoLocalizador', 'M5V8oX8Z', true)).toBe('M5V8OX8Z');
});

describe('seasons', () => {
  test.each([
    ['2025/26', '2025/2026'],
    ['2025-2026', '2025/2026'],
    ['2025 / 2026', '2025/2026'],
    ['25/26', '2025/2026'],
    ['Temporada 2025–26', '2025/2026'],
  ])('%s', (text, expected) => {
    expect(value('temporada', text)).toBe(expected);
  });

  test.each(['2025/2027', '12/05', '2025', '01/02/2025'])('do not include %s', (text) => {
    expect(value('temporada', text)).toBeNull();
  });
});

describe('seasons on scans', () => {
  test.each([
    ['20292030', '2029/2030'],
    ['202912030', '2029/2030'],
    ['2029l30', '2029/2030'],
    ['202930', '2029/2030'],
  ])('%s, with its stroke lost or misread', (text, expected) => {
    expect(value('temporada', text, true)).toBe(expected);
    expect(shapeOf('temporada', text, false)).toBeNull();
  });

  test.each(['20292031', '2029', '202931', 'Pedido 202930'])('do not include %s', (text) => {
    expect(value('temporada', text, true)).toBeNull();
  });
});

describe('rows and seats', () => {
  test('are whole numbers', () => {
    expect(value('fila', '12')).toBe(12);
    expect(value('asiento', ' 007.')).toBe(7);
    expect(value('fila', 'l2', true)).toBe(12);
    expect(value('fila', 'l2')).toBeNull();
    expect(value('fila', '12,50 €')).toBeNull();
    expect(value('asiento', '0')).toBeNull();
    expect(value('asiento', 'Grada')).toBeNull();
  });
});

describe('tax numbers', () => {
  test.each([
    ['G54733380', 'G54733380'],
    ['G-54.733.380', 'G54733380'],
    ['ES B03926479', 'B03926479'],
    ['Club Bàsquet (CIF G54733380)', 'G54733380'],
    ['N0012345J', 'N0012345J'],
    ['43112233H', '43112233H'],
    ['FR12345678901', 'FR12345678901'],
  ])('%s', (text, expected) => {
    expect(findTaxNumber(text, false)?.value).toBe(expected);
  });

  test('are recognised by their check digit', () => {
    expect(controlAgrees('A58818501')).toBe(true);
    expect(controlAgrees('A58818502')).toBe(false);
    expect(controlAgrees('12345678Z')).toBe(true);
    expect(controlAgrees('X1234567L')).toBe(true);
  });

  test('stay as printed even if the check digit is wrong: the pass says so', () => {
    expect(findTaxNumber('G54733380', true)).toMatchObject({ value: 'G54733380', guessed: false });
  });

  test('get back the letter that OCR read as a digit', () => {
    expect(findTaxNumber('694363478', true)?.value).toBe('G94363478');
    expect(findTaxNumber('B0392647S', true)?.value).toBe('B03926475');
    expect(findTaxNumber('694363478', false)).toBeNull();
    expect(findTaxNumber('B3881249I', true)?.value).toBe('B38812491');
    for (const seen of ['N07297601', 'N0729760|', 'N0729760l'])
      expect(findTaxNumber(seen, true)?.value).toBe('N0729760I');
  });
});

describe('names, codes and places', () => {
  test('names have only letters, and accents that exist', () => {
    expect(value('nombreAsistente', ': Álvaro García-Luján')).toBe('Álvaro García-Luján');
    expect(value('nombreAsistente', 'Núria Bauzà i Coll')).toBe('Núria Bauzà i Coll');
    expect(value('nombreAsistente', '43112233H')).toBeNull();
    expect(value('nombreAsistente', 'Antónia Lujàn', true)).toBe('Antònia Luján');
    expect(value('nombreAsistente', 'Alvaro García-Luján', true)).toBe('Álvaro García-Luján');
    expect(value('nombreAsistente', 'Maria Lopez', true)).toBe('Maria Lopez');
    expect(value('nombreAsistente', 'ALVARO GARCIA', true)).toBe('ALVARO GARCIA');
  });

  test.each([
    ['Laia Julià', 'Laia Julià'],
    ['Júlia Juliá', 'Júlia Julià'],
    ['Jùlia Bauzà', 'Júlia Bauzà'],
    ['JÚLIA BAUZÁ', 'JÚLIA BAUZÁ'],
    ['Álex Solá Cortès', 'Álex Solá Cortès'],
    ['Ángela García', 'Ángela García'],
    ['África Gomèz', 'África Gómez'],
    ['María Oliver Guell', 'María Oliver Güell'],
    ['Maria Oliver Guell', 'Maria Oliver Guell'],
    ['Toni Martinez Fernández', 'Toni Martínez Fernández'],
    ['Ma del Mar Peñalver', 'Mª del Mar Peñalver'],
    ['Mé Teresa Roig', 'Mª Teresa Roig'],
    ['M* del Mar Peñalver', 'Mª del Mar Peñalver'],
    ['Ma Long', 'Ma Long'],
  ])('of the forms that a name has, what is printed is left: %s', (seen, expected) => {
    expect(value('nombreAsistente', seen, true)).toBe(expected);
  });

  test('of people and tariffs keep the punctuation of their words', () => {
    expect(value('nombreAsistente', 'Concha Íñiguez Baños', true)).toBe('Concha Íñiguez Baños');
    expect(value('nombreAsistente', 'Andrés Giiell Peñafiel', true)).toBe('Andrés Güell Peñafiel');
    expect(value('tipoAbonament', 'Mobilitat reduida', true)).toBe('Mobilitat reduïda');
    expect(value('tipoAbonament', 'Movilidad reducida', true)).toBe('Movilidad reducida');
  });

  test('names of documents are not names of people', () => {
    expect(value('nombreAsistente', 'Tu carné de abonado')).toBeNull();
    expect(value('nombreAsistente', 'Abono Temporada')).toBeNull();
  });

  test.each(['Anell de pista', 'Graderia Mar', 'Córner Norte', 'Anillo Alto'])(
    '%s is certainly a ring',
    (text) => {
      expect(shapeOf('anillo', text, false)).toEqual({ value: text, fit: 0.95 });
    },
  );

  test('of events and rings get back the letters that OCR read as signs', () => {
    expect(value('evento', 'Abonament Lliga ¡ Copa 2025-26', true)).toBe('Abonament Lliga i Copa 2025-26');
    expect(value('nombreAsistente', 'Bernat Xamena ¡ Duran', true)).toBe('Bernat Xamena i Duran');
    expect(value('anillo', 'inferior', true)).toBe('Inferior');
    expect(value('anillo', 'inferior')).toBe('inferior');
  });

  test('codes stay as they are printed', () => {
    expect(value('referenciaTicket', 'V8NG-210361')).toBe('V8NG-210361');
    expect(value('codigoLocalizador', 'ABCD 1234')).toBe('ABCD1234');
    expect(value('referenciaTicket', 'BANB-7014 443', true)).toBe('BANB-7014443');
    expect(value('codigoLocalizador', 'Palma')).toBeNull();
    expect(value('referenciaTicket', '9375 3996 8438')).toBe('9375 3996 8438');
    expect(value('referenciaTicket', '251 3578494')).toBe('251 3578494');
    expect(value('referenciaTicket', '20 26')).toBeNull();
    // In a picture one gap may be the recogniser's.
    expect(value('referenciaTicket', '5580 2219 40', true)).toBe('5580 2219 40');
    expect(value('referenciaTicket', '251 3578494', true)).toBe('2513578494');
    expect(value('codigoLocalizador', '2025/26')).toBeNull();
    expect(value('codigoLocalizador', '24APVVRZM', true)).toBe('24APWRZM');
  });

  test('blocks are numbers, letters or both', () => {
    expect(value('bloque', '104')).toBe('104');
    expect(value('bloque', 'A12')).toBe('A12');
    expect(value('bloque', 'N8')).toBe('N8');
    expect(value('bloque', 'Nº 8')).toBe('8');
    expect(value('bloque', 'N 8')).toBe('8');
    expect(value('bloque', 'Al', true)).toBe('A1');
    expect(value('bloque', '7D', true)).toBe('7D');
    expect(value('bloque', '12B', true)).toBe('12B');
    expect(value('bloque', '7-B')).toBe('7-B');
    expect(value('bloque', '7-B', true)).toBe('7-B');
    expect(value('bloque', '1O', true)).toBe('10');
    expect(value('bloque', '1l', true)).toBe('11');
    expect(value('bloque', 'Superior')).toBeNull();
  });
});

test('a house without a number whose stroke OCR read as a letter', () => {
  expect(shapeOf('direccion', 'Carrer d’Aragó sin, 07008 Palma', true)?.value).toBe(
    'Carrer d’Aragó s/n, 07008 Palma',
  );
  expect(shapeOf('direccion', 'Calle Mayor sin, 07008 Palma', false)?.value).toBe(
    'Calle Mayor sin, 07008 Palma',
  );
});

describe('tariffs', () => {
  test.each(['ABONO 2025/26', 'Abonament 2025 / 2026', 'Abono de temporada 2025-26'])(
    'are not titles with the season: «%s»',
    (title) => expect(shapeOf('tipoAbonament', title, true)).toBeNull(),
  );
  test.each(['Abono Joven', 'Abono General', 'Abono familiar 2025/26'])('but «%s» is one', (tariff) =>
    expect(shapeOf('tipoAbonament', tariff, true)?.value).toBe(tariff),
  );
});

test('a block in a frame whose edge OCR read as a sign', () => {
  expect(shapeOf('bloque', '€C11', true)?.value).toBe('C11');
  expect(shapeOf('bloque', '[204', true)?.value).toBe('204');
  expect(shapeOf('bloque', '€C11', false)).toBeNull();
});

test('a misread stroke in a code and a misread per cent sign', () => {
  expect(value('referenciaTicket', 'ZCK/ 657899', true)).toBe('ZCK/657899');
  expect(value('tipoAbonament', 'Discapacidad 33 96', true)).toBe('Discapacidad 33 %');
  expect(value('tipoAbonament', 'Discapacidad 33 96', false)).toBe('Discapacidad 33 96');
});

test('a season and a tax rate are not amounts', () => {
  expect(value('precioEntrada', 'de abonado 2023-24', true)).toBeNull();
  expect(value('precioEntrada', 'abonado 2023 – 24', true)).toBeNull();
  expect(value('precioEntrada', '(21 %)', true)).toBeNull();
  expect(value('precioEntrada', '198,00 – con gastos', true)).toBe('198.00');
});

test('a competition with its years is hardly a tariff; a tariff with years, or a competition alone, is one', () => {
  const fit = (text: string) => shapeOf('tipoAbonament', text, false)?.fit ?? 0;
  expect(fit('Abono Temporada 2025/26 Primera FEB')).toBeLessThan(0.5);
  expect(fit('Abonament Lliga i Copa 2025-26')).toBeLessThan(0.5);
  expect(fit('Abono general 2025/26')).toBeGreaterThan(0.9);
  expect(fit('Abono Liga')).toBeGreaterThan(0.9);
});

test('a tariff behind other words may be that of the column beside it, in scans', () => {
  const fit = (text: string) => shapeOf('tipoAbonament', text, true)?.fit ?? 0;
  expect(fit('García Jubilado')).toBeLessThan(0.75);
  expect(fit('Jubilado')).toBeGreaterThan(0.9);
  expect(fit('Abono joven')).toBeGreaterThan(0.9);
});

test('a sentence is hardly a name, also in scans; a name with a capital read as a small letter is one', () => {
  const fit = (text: string, isOcr: boolean) => shapeOf('nombreAsistente', text, isOcr)?.fit ?? 0;
  for (const isOcr of [false, true])
    expect(fit('Conserve el abono durante toda la temporada', isOcr)).toBeLessThan(0.5);
  expect(fit('Consérvelo durante toda la temporada', true)).toBeLessThan(0.5);
  expect(fit('Pere sastre Coll', true)).toBeGreaterThan(0.8);
  expect(fit('Maria del Carme Sbert i Roig', true)).toBeGreaterThan(0.8);
});

test('a sign that OCR reads before a code', () => {
  expect(shapeOf('codigoLocalizador', 'o HXMU4170', true)?.value).toBe('HXMU4170');
  expect(shapeOf('codigoLocalizador', 'o HXMU4170', false)).toBeNull();
});
