import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReadingFailure } from '../../api/domains/abonos/reading/failures.ts';
import type { ReadAbono } from '../../api/domains/abonos/reading/read-abono.ts';
import type { AbonosReader } from '../../api/domains/abonos/reading/reader.ts';
import type { PassTruth } from './drawing/invented-pass.ts';
import type { ScanKind } from './drawing/scanner.ts';

/** The form of a document: with its text, or as a picture of some quality. */
export type PaperKind = 'text' | ScanKind;
export const KINDS: readonly PaperKind[] = ['text', 'scan', 'poor', 'turned'];

/** A file to read, and its printed content. */
export interface Work {
  set: string;
  file: string;
  truth: PassTruth[];
}

/** The samples: in api/domains/abonos/reading/samples, or in the folder of ABONO_SAMPLES. */
export function samples(): Work[] {
  const home =
    process.env.ABONO_SAMPLES ??
    fileURLToPath(new URL('../../api/domains/abonos/reading/samples', import.meta.url));
  const truth: Record<string, PassTruth[]> = JSON.parse(
    fs.readFileSync(path.join(home, 'truth.json'), 'utf8'),
  );
  return Object.entries(truth)
    .filter(([name]) => fs.existsSync(path.join(home, name)))
    .map(([name, passes]) => ({
      set: `samples, ${kindOf(name)}`,
      file: path.join(home, name),
      truth: passes,
    }));
}

const kindOf = (name: string) => KINDS.find((kind) => name.includes(kind)) ?? 'text';

/** Reads a file; an unreadable one has no passes, and the reason is printed unless it contains none. */
export async function read(
  reader: AbonosReader,
  file: string,
): Promise<{ passes: ReadAbono[]; pages: number }> {
  try {
    return await reader.read(file);
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error;
    if (error.code !== 'NO_PASS_FOUND')
      console.error(`${path.basename(file)}: ${error.code} (${String(error.cause)})`);
    return { passes: [], pages: 1 };
  }
}

/** Starts the process, the OCR engine and the QR reader before anything is measured. */
export async function warmUp(reader: AbonosReader, work: readonly Work[]): Promise<void> {
  for (const kind of ['text', 'scan']) {
    const first = work.find(({ set }) => set.endsWith(kind));
    if (first) await read(reader, first.file);
  }
}
