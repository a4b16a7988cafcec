import { z } from 'zod';

/** The content of a backup's `manifest.json`. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** Time of the snapshot, ISO 8601. */
  at: z.string(),
  /** The applied migrations. */
  migrations: z.array(z.string()),
  /** Ordered by foreign keys, so that they can be inserted. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(z.object({ key: z.string(), size: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Folders of stored files in a backup. */
export const FILE_FOLDERS = ['uploads', 'abonos'] as const;

/** A backup cannot be created or restored; the message is one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
