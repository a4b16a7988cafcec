import fs from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of Chromium or Chrome: `CHROMIUM_PATH`, or one of the usual places. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  return given ? given : PLACES.find((place) => fs.existsSync(place));
}
