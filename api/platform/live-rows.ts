/** A subscriber to a row of a table. */
export interface RowFollower<Row> {
  /** Called with the new state of the row. */
  next(row: Row): void;
  /** Called when the stream ends. */
  end(): void;
  /** Whether it stands for the pages of many callers: these are notified first. */
  isShared?: boolean;
}

/** Notifies subscribers of a row of its changes; a domain provides it for one of its tables. */
export interface LiveRows<Row> {
  /** Whether there is such a row. */
  exists(id: number): Promise<boolean>;
  /**
   * Sends the current state of a row and every change after it.
   * @returns a function to unsubscribe; null if there is no such row
   */
  follow(id: number, follower: RowFollower<Row>): Promise<(() => void) | null>;
}
