import { test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';

const SCREENS = ['desktop', 'phone'] as const;

test.each(SCREENS)('an address that the site does not have says so (%s)', async (screen) => {
  const page = await openPage({ screen, expects: [/status of 404/] });
  await visit(page, '/no-existe');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  await expectAccessible(page);
});
