import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite } from '../../testing/site.ts';
import { securityText } from './security-text.ts';

const DAY_MS = 24 * 60 * 60_000;
const who = { contact: 'mailto:security@pmb.test', languages: ['es', 'en'] };

test('the file says whom to write to, and expires in less than a year', () => {
  const now = new Date('2026-12-31T23:59:59Z');
  const text = securityText(who, 'https://pmb.test', now);
  expect(text).toBe(`Contact: mailto:security@pmb.test
Expires: 2027-06-29T00:00:00.000Z
Preferred-Languages: es, en
Canonical: https://pmb.test/.well-known/security.txt
`);
});

test('it never expires while the site runs', () => {
  for (let day = 0; day < 800; day += 50) {
    const now = new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityText(who, 'https://pmb.test', now)) ?? [];
    const days = (Date.parse(expires) - now.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  }
});

test('the site serves it, with the configured contact', async () => {
  const site = await serveTestSite(await testDatabase(), { SECURITY_CONTACT: 'https://pmb.test/seguridad' });
  onTestFinished(() => site.close());
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('Contact: https://pmb.test/seguridad\n');
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  expect((await fetch(`${site.url}/.well-known/security.txt`, { method: 'POST' })).status).toBe(405);
});

test('without a configured contact it is the mail of the club', () => {
  expect(readConfig({}).securityContact).toMatch(/^mailto:[^\s@]+@[^\s@]+$/);
  expect(() => readConfig({ SECURITY_CONTACT: 'security@pmb.test' })).toThrow(
    'SECURITY_CONTACT: must be mailto',
  );
});
