// What a person types, chooses or presses in the served page before it is hydrated. Hydration would put the served values back,
// and no component would learn of the new ones.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input:not([type=file]), select, textarea';

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(CONTROLS);

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const valueOf = (control: Control) => (isBox(control) ? control.checked : control.value);

function servedValueOf(control: Control): string | boolean {
  if (control instanceof HTMLSelectElement)
    return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
  return isBox(control) ? control.defaultChecked : control.defaultValue;
}

/**
 * Keeps what is done in the served page. Call it before hydration.
 * @returns does it again in the hydrated page: call it when the page is hydrated
 */
export function keepEarlyUse(): () => void {
  const early = new Map<Control, string | boolean>();
  let pressed: HTMLElement | null = null;
  const done = new AbortController();
  const keep = (control: Control) => early.set(control, valueOf(control));
  for (const control of document.querySelectorAll<Control>(CONTROLS))
    if (valueOf(control) !== servedValueOf(control)) keep(control);

  const listen = (event: Event) => {
    const { target } = event;
    if (!isControl(target) || (event.type === 'click' && !isBox(target))) return;
    keep(target);
    // React would hydrate the page at once, with the served value.
    event.stopPropagation();
  };
  for (const type of ['input', 'change', 'click'])
    addEventListener(type, listen, { capture: true, signal: done.signal });
  // Not capturing: a press that finishes the hydration ends this, and the page has heard of it.
  const press = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest<HTMLElement>('button[type=button]')) || null;
  };
  addEventListener('click', press, { signal: done.signal });

  return () => {
    if (done.signal.aborted) return;
    done.abort();
    for (const [control, value] of early) if (control.isConnected) repeat(control, value);
    if (pressed?.isConnected) pressed.click();
  };
}

function repeat(control: Control, value: string | boolean): void {
  if (isBox(control)) {
    // A radio button is unchecked by another one.
    if (control.type === 'radio' && !value) return;
    control.checked = !value;
    control.click();
    return;
  }
  // React only hears of a value that differs from the last one that was set in this way.
  control.value = `${String(value)} `;
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
