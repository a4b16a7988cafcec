import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { matchTonight, sellMany, startOwnSite } from './own-site.ts';

// What the person at the gate sees, hears and feels: each verdict is told apart without looking and without hearing.

/** What a page did with the device, as `recordDevice` notes it. */
interface Device {
  tones: { hertz: number; shape: string }[];
  vibrations: number[][];
  locks: ('taken' | 'released')[];
  audio: AudioContext[];
}

/** Notes tones, vibrations and locks of the screen. Runs in the page, before its scripts. */
function recordDevice(): void {
  const device: Device = { tones: [], vibrations: [], locks: [], audio: [] };
  Object.assign(window, { device });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function begin(this: OscillatorNode, when?: number) {
    device.tones.push({ hertz: this.frequency.value, shape: this.type });
    device.audio.push(this.context as AudioContext);
    start.call(this, when);
  };
  Object.defineProperty(Navigator.prototype, 'vibrate', {
    value: (pattern: number[]) => device.vibrations.push(pattern) > 0,
  });
  const request = async () => {
    device.locks.push('taken');
    return { release: async () => void device.locks.push('released') };
  };
  Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request } });
}

const deviceOf = (page: Page) =>
  page.evaluate(() => {
    const { tones, vibrations, locks } = (window as unknown as { device: Device }).device;
    return { tones, vibrations, locks };
  });

/** As if the person had gone to another tab and come back; a browser without a window does neither. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

const verdict = (page: Page, reason: string) => page.locator(`[data-verdict="${reason}"]`);

/** Types a code as a reader does. */
async function read(page: Page, code: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test.each(['desktop', 'phone'] as const)(
  'green, amber and red differ in colour, sign, word, sound and vibration, over the whole screen (%s)',
  async (screen) => {
    const site = await startOwnSite();
    const tonight = await matchTonight(site);
    const [good = '', other = ''] = await sellMany(site, tonight.id, 2);
    // The holder of a ticket of a postponed match may not have heard of it.
    await site.database.query(
      `WITH postponed AS (
         UPDATE matches SET status = 'postponed', capacity = capacity + 10
          WHERE id = (SELECT id FROM matches WHERE is_home AND status = 'scheduled' AND id <> $1
                       ORDER BY match_date DESC LIMIT 1) RETURNING id)
       UPDATE tickets SET match_id = postponed.id FROM postponed WHERE qr_code = $2`,
      [tonight.id, other],
    );
    const page = await openPage({
      screen,
      siteUrl: site.url,
      signedInAs: 'commercial_manager',
      expects: [/camera/i],
    });
    await page.addInitScript(recordDevice);
    await visit(page, '/puerta');
    expect((await deviceOf(page)).locks).toEqual([]);
    await page.getByLabel(tonight.subject).check();
    await page.getByLabel('Puerta', { exact: true }).fill('Norte');
    await page.getByRole('button', { name: 'Empezar a leer' }).click();
    await page.locator('[data-listed=""]').waitFor();

    const shows = async (code: string, reason: string) => {
      const before = await deviceOf(page);
      await read(page, code);
      const box = verdict(page, reason);
      await box.waitFor();
      // A person a metre away reads it: contrast is checked, and the word is large.
      await expectAccessible(page);
      const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
      expect([width, height]).toEqual(await page.evaluate(() => [innerWidth, innerHeight]));
      const word = box.locator('.headline');
      expect(
        Number.parseFloat(await word.evaluate((node) => getComputedStyle(node).fontSize)),
      ).toBeGreaterThan(40);
      const after = await deviceOf(page);
      return {
        colour: await box.getAttribute('data-colour'),
        background: await box.evaluate((node) => getComputedStyle(node).backgroundColor),
        word: await word.innerText(),
        tones: after.tones.slice(before.tones.length),
        vibrations: after.vibrations.slice(before.vibrations.length),
      };
    };
    const seen = {
      unknown: await shows('esto-no-es-nada', 'UNKNOWN'),
      green: await shows(good, 'ADMITTED'),
      amber: await shows(other, 'MOVED_MATCH'),
      repeated: await shows(good, 'ALREADY_ADMITTED'),
    };
    expect(Object.values(seen).map(({ colour }) => colour)).toEqual(['RED', 'GREEN', 'AMBER', 'RED']);
    for (const { vibrations, tones } of Object.values(seen)) {
      expect(vibrations).toHaveLength(1);
      expect(tones.length).toBeGreaterThan(0);
    }
    for (const sense of ['background', 'word', 'tones', 'vibrations'] as const) {
      const told = [seen.green, seen.amber, seen.unknown].map((one) => JSON.stringify(one[sense]));
      expect(new Set(told).size, sense).toBe(3);
      expect(seen.repeated[sense], sense).toEqual(seen.unknown[sense]);
    }
    await page
      .getByText(/Ya entró a las .* por Norte/)
      .first()
      .waitFor();
    // The picture of the camera is away in a browser without one: the words about the last scan stay.
    await page.keyboard.press('Escape');
    await verdict(page, 'ALREADY_ADMITTED').waitFor({ state: 'detached' });
    expect(await page.locator('[data-last]').innerText()).toMatch(/No pasa · Ya entró/);
  },
);

test('the screen stays on at the gate, also after the tab was away, and the sound comes back', async () => {
  const site = await startOwnSite();
  const tonight = await matchTonight(site);
  const [one = '', two = ''] = await sellMany(site, tonight.id, 2);
  const page = await openPage({
    screen: 'phone',
    siteUrl: site.url,
    signedInAs: 'commercial_manager',
    expects: [/camera/i],
  });
  await page.addInitScript(recordDevice);
  await visit(page, '/puerta');
  await page.getByLabel(tonight.subject).check();
  await page.getByLabel('Puerta', { exact: true }).fill('Norte');
  await page.getByRole('button', { name: 'Empezar a leer' }).click();
  await page.locator('[data-listed=""]').waitFor();
  await expect.poll(async () => (await deviceOf(page)).locks).toEqual(['taken']);
  await leaveAndComeBack(page);
  await expect.poll(async () => (await deviceOf(page)).locks).toEqual(['taken', 'taken']);

  await read(page, one);
  await verdict(page, 'ADMITTED').waitFor();
  // As a phone does during a call.
  await page.evaluate(async () => {
    await (window as unknown as { device: Device }).device.audio[0]?.suspend();
  });
  await read(page, two);
  await verdict(page, 'ADMITTED').waitFor();
  await expect.poll(async () => (await deviceOf(page)).tones).toHaveLength(2);

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await expect.poll(async () => (await deviceOf(page)).locks.at(-1)).toBe('released');
});
