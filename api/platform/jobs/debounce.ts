/**
 * Gathers calls: `work` runs when nobody has called for `quiet` milliseconds, and at the latest `longest` after the first
 * call. Its timers keep no process alive.
 */
export function debounce(
  work: () => void,
  { quiet, longest }: { quiet: number; longest: number },
): () => void {
  let waiting: { calm: NodeJS.Timeout; end: NodeJS.Timeout } | undefined;
  const run = () => {
    clearTimeout(waiting?.calm);
    clearTimeout(waiting?.end);
    waiting = undefined;
    work();
  };
  return () => {
    if (waiting) waiting.calm.refresh();
    else waiting = { calm: setTimeout(run, quiet).unref(), end: setTimeout(run, longest).unref() };
  };
}
