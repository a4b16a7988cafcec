// The script of the offline page: shows the passes saved on this device and returns to the site. No React and no
// library, because every visitor's browser precaches it.
import { formatDateTime } from '../ui/dates.ts';
import { OFFLINE_PAGE } from './address.ts';
import { type Pass, readSaved, removeSaved } from './saved-passes.ts';

/** Interval of the checks whether the site is reachable again. */
const LOOK_EVERY_MS = 5000;

/** @throws if the document does not match this script */
function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The offline page has no ${selector}`);
  return found;
}

function showSaved(): void {
  const saved = readSaved();
  const savedAt = saved?.savedAt ?? 0;
  const passes = (saved?.passes ?? [])
    .filter(({ until }) => until === null || until > Date.now())
    .toSorted((a, b) => (a.until ?? Infinity) - (b.until ?? Infinity));
  find('#passes').replaceChildren(...passes.map((pass) => passElement(pass, savedAt)));
  find('#nothing').hidden = passes.length > 0;
  find('#about-saved').hidden = passes.length === 0;
  find('#to-saved').hidden = passes.length === 0;
}

function passElement(saved: Pass, savedAt: number): Node {
  const { title, code, codeAlt, later } = saved;
  const { kicker, facts, notes } = later && later.from <= Date.now() ? later : saved;
  const pass = find('#pass li').cloneNode(true) as HTMLElement;
  find('[data-kicker]', pass).textContent = kicker;
  find('[data-title]', pass).textContent = title;
  repeat(find('dl > div', pass), facts, (row, { label, value }) => {
    find('dt', row).textContent = label;
    find('dd', row).textContent = value;
  });
  repeat(find('[data-note]', pass), notes, (line, note, at) => {
    line.textContent = note;
    if (at > 0) line.className = 'caption';
  });
  const drawing = find('svg', pass);
  drawing.setAttribute('aria-label', codeAlt);
  drawing.setAttribute('viewBox', `0 0 ${code.side} ${code.side}`);
  find('path', drawing).setAttribute('d', code.path);
  find('[data-saved-at]', pass).textContent = formatDateTime(saved.refreshedAt ?? savedAt);
  return pass;
}

/** Fills the container with a copy of the template for each item. */
function repeat<Item>(
  model: HTMLElement,
  items: readonly Item[],
  fill: (copy: HTMLElement, item: Item, at: number) => void,
): void {
  const copies = items.map((item, at) => {
    const copy = model.cloneNode(true) as HTMLElement;
    fill(copy, item, at);
    return copy;
  });
  model.replaceWith(...copies);
}

/** Whether the middle of a code is in the window. */
function isShowingCode(): boolean {
  return [...document.querySelectorAll('#passes svg')].some((code) => {
    const { top, height } = code.getBoundingClientRect();
    const middle = top + height / 2;
    return middle > 0 && middle < innerHeight;
  });
}

/**
 * Goes to the page that was asked for as soon as the site is reachable, but not while a fan is showing a code at the
 * gate: then it only says so.
 */
async function lookForSite(): Promise<void> {
  const back = await fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (back && location.pathname !== OFFLINE_PAGE && !isShowingCode()) retry();
  const message = find('#back');
  const text = back ? 'Vuelve a haber conexión. Pulsa «Reintentar» para ver si tu partido ha cambiado.' : '';
  if (message.textContent !== text) message.textContent = text;
}

function retry(): void {
  // Opened at its own address, there is no other page to retry.
  if (location.pathname === OFFLINE_PAGE) location.assign('/');
  else location.reload();
}

find('#retry').addEventListener('click', retry);
find('#remove').addEventListener('click', () => {
  removeSaved();
  showSaved();
});
// Another tab has signed out or bought a ticket.
addEventListener('storage', showSaved);
addEventListener('online', lookForSite);
// A browser may be online without an event, or not know that it is.
setInterval(() => {
  if (!document.hidden) void lookForSite();
}, LOOK_EVERY_MS);
showSaved();
