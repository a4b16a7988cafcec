/**
 * Gathers calls: however often it is called, `work` runs once in `ms` milliseconds, and once more after the last call.
 * Its timer keeps no process alive.
 */
export function soon(work: () => void, ms: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, ms).unref();
  };
}
