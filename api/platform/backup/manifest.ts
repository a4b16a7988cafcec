import { z } from 'zod';

/** What a backup says of itself, in `manifest.json`. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** When the database was as the backup has it, ISO 8601. */
  at: z.string(),
  /** The migrations that had made its tables. */
  migrations: z.array(z.string()),
  /** In the order in which they can be written. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(z.object({ key: z.string(), size: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The folders of stored files that belong into a backup. */
export const FILE_FOLDERS = ['uploads', 'abonos'] as const;

/** A backup cannot be made or restored; the message is one line for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}
