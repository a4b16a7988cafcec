import type { ChangeListener } from '../database/changes.ts';
import type { Database } from '../database/client.ts';

/** The state of the tables at one moment, to be compared with a later state. */
export interface TableSnapshot {
  epoch: number;
  versions: ReadonlyMap<string, number>;
}

/**
 * Counts the changes of each table, which shows whether the tables of a cached value have changed. `listenToChanges`
 * calls it; until then, and while the connection is lost, nothing counts as current.
 */
export class TableVersions implements ChangeListener {
  readonly #versions = new Map<string, number>();
  #epoch = 0;
  #changes = 0;
  #isListening = false;

  /** Whether notifications of changes arrive. */
  get isListening(): boolean {
    return this.#isListening;
  }

  /** A number that differs after each change of any table. */
  get changeCount(): number {
    return this.#changes;
  }

  changed(table: string): void {
    this.#versions.set(table, (this.#versions.get(table) ?? 0) + 1);
    this.#changes += 1;
  }

  lost(): void {
    this.#isListening = false;
    this.#changes += 1;
  }

  /** Changes may have been missed before this call, so every older snapshot is outdated for good. */
  listening(): void {
    this.#isListening = true;
    this.#epoch += 1;
    this.#changes += 1;
  }

  snapshot(): TableSnapshot {
    return { epoch: this.#epoch, versions: new Map(this.#versions) };
  }

  /** Whether these tables have not changed since the snapshot. Without a connection no change is reported. */
  isUnchanged({ epoch, versions }: TableSnapshot, tables: Iterable<string>): boolean {
    if (epoch !== this.#epoch) return false;
    for (const table of tables) if (this.#versions.get(table) !== versions.get(table)) return false;
    return true;
  }

  /** Whether a value that was read from these tables at the time of the snapshot is still right. */
  isCurrent(snapshot: TableSnapshot, tables: Iterable<string>): boolean {
    return this.#isListening && this.isUnchanged(snapshot, tables);
  }
}

const versionsByDatabase = new WeakMap<Database, TableVersions>();

/** The versions of a database's tables, shared by all caches of this process. */
export function tableVersions(database: Database): TableVersions {
  const known = versionsByDatabase.get(database);
  if (known) return known;
  const created = new TableVersions();
  versionsByDatabase.set(database, created);
  return created;
}
