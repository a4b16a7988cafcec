/** The changes of this device's notifications that are under way. They go on after their panel was left. */
let underWay: Promise<unknown> = Promise.resolve();

/** Counts a change among those that are under way. @returns the same promise */
export function track<Result>(change: Promise<Result>): Promise<Result> {
  underWay = Promise.allSettled([underWay, change]);
  return change;
}

/** Waits for the changes that are under way, so that what is read then is not of before them. */
export const changesDone = (): Promise<unknown> => underWay;
