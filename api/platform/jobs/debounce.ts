/**
 * Combines calls: `work` runs once there was no call for `quiet` milliseconds, and at the latest `longest` milliseconds
 * after the first call. Its timers do not keep the process alive.
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
