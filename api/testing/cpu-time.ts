/**
 * The CPU time that this process, which also runs the embedded database, spends on some work, in milliseconds. Unlike the
 * time on the clock it hardly depends on what else the machine does.
 */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
