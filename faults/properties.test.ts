import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asEuros, findMoney } from '../api/domains/abonos/reading/text/money.ts';
import { ValidationError, parseId } from '../api/platform/errors.ts';
import { clientAddress } from '../api/platform/http/request.ts';
import { plainText, sanitiseHtml } from '../api/domains/news/article-html.ts';
import { excerpt } from '../api/domains/news/excerpt.ts';
import { pageWindow } from '../api/platform/lists/page-window.ts';
import { createRequest } from './request.fixture.ts';
import { hostileText, wellFormed } from './hostile-values.ts';
import { runs } from './effort.ts';

// Properties that hold for every input, not only for examples.

describe('paging', () => {
  const anyNumber = fc.oneof(fc.integer(), fc.integer({ min: -2, max: 120 }));

  /** @returns false if it is refused */
  function windowOrRefusal(page: number, pageSize: number) {
    try {
      return pageWindow(page, pageSize);
    } catch (error) {
      if (error instanceof ValidationError) return false;
      throw error;
    }
  }

  test('a page is within the limits of every list, or is refused for its field', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (page, pageSize) => {
        const isWithin = page >= 1 && page <= 10_000 && pageSize >= 1 && pageSize <= 100;
        const window = isWithin && { page, pageSize, skip: (page - 1) * pageSize, take: pageSize };
        expect(windowOrRefusal(page, pageSize)).toEqual(window);
      }),
      runs(300),
    );
  });

  test('consecutive pages have no duplicates and no gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 100 }), (page, pageSize) => {
        const [one, next] = [pageWindow(page, pageSize), pageWindow(page + 1, pageSize)];
        expect(one.skip + one.take).toBe(next.skip);
      }),
      runs(100),
    );
  });

  test('an id is a positive integer that fits the column, or is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.integer().map(String), fc.double().map(String)), (text) => {
        const id = parseId(text);
        expect(id === null || (Number.isInteger(id) && id > 0 && id <= 2_147_483_647)).toBe(true);
        expect(id === null || /^\d+$/.test(text)).toBe(true);
      }),
      runs(500),
    );
  });
});

describe('parsing', () => {
  const html = fc
    .array(
      fc.oneof(
        hostileText,
        fc.constantFrom(
          '<script>',
          '<b onclick="x()">',
          '<a href="javascript:x">',
          '<a href="https://a.b/">',
          '</a>',
          '<img src="x" onerror=y>',
          '<svg/onload=x>',
          '<p>',
          '</p',
          '&lt;',
          '&#x3c;',
          '<!--',
          ']]>',
          '<style>',
          '<iframe src=//a>',
        ),
      ),
      { maxLength: 12 },
    )
    .map((pieces) => pieces.join(''));

  test('sanitised HTML contains nothing executable, and sanitising it again changes nothing', () => {
    fc.assert(
      fc.property(html, (text) => {
        const safe = sanitiseHtml(text);
        expect(sanitiseHtml(safe)).toBe(safe);
        expect(safe).not.toMatch(/<(script|style|iframe|svg|object|embed|form|input)\b/i);
        expect(safe).not.toMatch(/<[^>]*\son\w+\s*=/i);
        expect(safe).not.toMatch(/<[^>]*(href|src)\s*=\s*["']?\s*(javascript|data|vbscript):/i);
      }),
      runs(400),
    );
  });

  test('an excerpt has at most the maximum length, and never ends in half a surrogate pair', () => {
    fc.assert(
      fc.property(html, fc.integer({ min: 2, max: 200 }), (text, length) => {
        const short = excerpt(plainText(wellFormed(text)), length);
        expect(short.length).toBeLessThanOrEqual(length);
        expect(short).toBe(wellFormed(short));
      }),
      runs(200),
    );
  });

  test('an amount of euros is parsed in all formats that sellers print', () => {
    const print = fc.constantFrom<(euros: string) => string>(
      (euros) => `${euros.replace('.', ',')} €`,
      (euros) => `€ ${euros}`,
      (euros) => `${euros.replace('.', ',')} EUR`,
      (euros) => `Precio: ${euros.replace('.', ',')}€`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), print, (cents, printed) => {
        expect(findMoney(printed(asEuros(cents)), false)).toEqual({ cents, clear: true });
      }),
      runs(300),
    );
  });

  test('from any text, an amount is null or a plausible whole number of cents', () => {
    fc.assert(
      fc.property(hostileText, fc.boolean(), (text, isOcr) => {
        const cents = findMoney(text, isOcr)?.cents ?? 0;
        expect(Number.isInteger(cents) && cents >= 0 && cents <= 10_000_000).toBe(true);
      }),
      runs(300),
    );
  });
});

describe('the visitor’s address', () => {
  test('of IPv4 is unchanged, also if it is mapped to IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(clientAddress(createRequest(address), true)).toBe(address);
        expect(clientAddress(createRequest(`::ffff:${address}`), true)).toBe(address);
        expect(clientAddress(createRequest(`198.51.100.1, ${address}`), true)).toBe(address);
      }),
      runs(100),
    );
  });

  test('never comes from a header without a trusted proxy', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(clientAddress(createRequest(address), false)).toBe('192.0.2.1');
      }),
      runs(50),
    );
  });

  test('of IPv6 is reduced to its network', () => {
    const half = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, half, (network, one, two) => {
        const write = (parts: number[]) => [...network, ...parts].map((part) => part.toString(16)).join(':');
        const [a, b] = [one, two].map((parts) => clientAddress(createRequest(write(parts)), true));
        expect(a).toBe(b);
        expect(a).toMatch(/::\/64$/);
      }),
      runs(100),
    );
  });
});
