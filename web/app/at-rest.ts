/** Runs when the browser has time. Safari knows no idle callback. */
export function atRest(task: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task);
}

/** Runs once the page has loaded, with everything that it was served with. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}
