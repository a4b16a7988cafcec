/** What gets no answer now: queries by their keys, streams. */
const lost = new Set<unknown>();

const NOTE = 'Sin conexión con el servidor: puede faltar lo último. Lo volvemos a intentar.';

let note: HTMLElement | undefined;

/** A note over the page, outside React: it can be shown whatever the page is doing. What is under it can be pressed. */
function addNote(): HTMLElement {
  const box = document.createElement('p');
  box.setAttribute('role', 'status');
  box.className =
    'pointer-events-none fixed top-[calc(var(--bar-h)+0.5rem)] left-1/2 z-50 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 rounded-md bg-warn-soft px-4 py-2 text-sm font-semibold text-fg shadow-card empty:hidden print:hidden';
  document.body.append(box);
  return box;
}

/** Adds the empty note: screen readers only announce changes of what is already there. */
export function prepareNote(): void {
  note ??= addNote();
}

/** Shows that what the page got from somewhere may be out of date, until `forget` is called for the same thing. */
export function showLost(what: unknown): void {
  lost.add(what);
  prepareNote();
  if (note) note.textContent = NOTE;
}

/** The thing gets answers again, or nobody waits for it any more. */
export function forgetLost(what: unknown): void {
  if (lost.delete(what) && lost.size === 0 && note) note.textContent = '';
}
