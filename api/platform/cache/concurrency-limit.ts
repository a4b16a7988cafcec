/**
 * Lets so many works run at a time. Those that wait begin together, once there is room for half as many and whoever has
 * just come has been heard: what they look up by its id at the same moment, Prisma reads in one statement.
 * @returns runs a work once it may begin, and comes to what the work comes to
 */
export function inBunches(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  let isPlanned = false;

  function begin(): void {
    isPlanned = false;
    for (const run of waiting.splice(0, most - running)) {
      running += 1;
      void run();
    }
  }

  function plan(): void {
    if (isPlanned || waiting.length === 0 || running > most / 2) return;
    isPlanned = true;
    setImmediate(begin);
  }

  return (work) =>
    new Promise((resolve) => {
      waiting.push(async () => {
        const working = work();
        resolve(working);
        // Whoever waits for it is told.
        await working.catch(() => {});
        running -= 1;
        plan();
      });
      plan();
    });
}
