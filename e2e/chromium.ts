import fs from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without a user interface: pages open a third quicker. It has no notifications and asks for no permission. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Path of Chromium or Chrome: `CHROMIUM_PATH`, or one of the usual places. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  return given ? given : PLACES.find((place) => fs.existsSync(place));
}

/** Whether the shell is installed, or may not be used since `CHROMIUM_PATH` names another browser. */
export const hasHeadlessShell = (): boolean => !!process.env['CHROMIUM_PATH'] || fs.existsSync(SHELL);

/** Path of the browser for journeys that need no user interface of the browser: the shell if it may be used. */
export const findHeadlessChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] || !hasHeadlessShell() ? findChromium() : SHELL;

/**
 * Browser features that tests do not need. Chromium reads only the last of several `--disable-features` switches, so
 * this list begins with the features that Playwright disables.
 */
const UNUSED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // The suggestions of the address bar are separate pages. Each new profile would load them, which takes a second.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Arguments for the browser of the tests. Without them it contacts its vendor's servers at every start. */
export const CHROMIUM_ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];
