import type { Page } from 'playwright-core';

/** Errors that a browser logs without a network, also of requests that were under way when it was lost. */
export const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];

/** Waits until the service worker is ready for the next visit. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });
}

/** Opens an address without a network. */
export async function visitOffline(page: Page, address: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
}
