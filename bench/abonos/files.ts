import fs from 'node:fs';
import path from 'node:path';
import { ReadingFailure } from '../../api/domains/abonos/reading/failures.ts';
import type { AbonosReading } from '../../api/domains/abonos/reading/read-abono.ts';
import type { AbonosReader, ReadOptions } from '../../api/domains/abonos/reading/reader.ts';
import type { PassTruth } from './printed/passes.ts';

/** The form of a document: with its text, or as a picture of some quality. */
export const LENSES = ['text', 'scan', 'poor', 'photo', 'turned'] as const;
export type PaperLens = (typeof LENSES)[number];

/** A file to read, and what it says. */
export interface Work {
  set: string;
  lens: PaperLens;
  /** The kind of paper by its name, like «wrapped» of «photo-wrapped-3-chromium.pdf». */
  paper: string;
  file: string;
  truth: PassTruth[];
}

const SAMPLES = path.resolve(import.meta.dirname, '../../api/domains/abonos/reading/samples');
const PRACTICE = path.join(import.meta.dirname, 'printed/practice');

/** The samples of the club, or those in the folder of ABONO_SAMPLES. */
export const samples = () => filesIn(process.env.ABONO_SAMPLES ?? SAMPLES, 'samples');

/** The checked-in papers of real programs. */
export const practice = () => filesIn(PRACTICE, 'practice');

const OFFICES = path.join(import.meta.dirname, 'printed/offices');

/**
 * Papers in 165 designs of people who had not seen the reader: as the offices and programs of other clubs print them. Checked in,
 * without the templates that made them.
 */
export const offices = () => filesIn(OFFICES, 'offices');

/** The files of a folder with their truth, in `truth.json`. */
export function filesIn(folder: string, set: string): Work[] {
  const truth: Record<string, PassTruth[]> = JSON.parse(
    fs.readFileSync(path.join(folder, 'truth.json'), 'utf8'),
  );
  return Object.entries(truth)
    .filter(([name]) => fs.existsSync(path.join(folder, name)))
    .map(([name, passes]) => {
      const lens = LENSES.find((one) => one !== 'text' && name.split('-').includes(one)) ?? 'text';
      const paper = name.split('-').find((part) => part !== lens) ?? '';
      return { set, lens, paper, file: path.join(folder, name), truth: passes };
    });
}

/** Reads a file; one that cannot be read has no passes, and the reason is printed unless it contains none. */
export async function read(
  reader: AbonosReader,
  file: string,
  options: ReadOptions = {},
): Promise<AbonosReading> {
  try {
    return await reader.read(file, options);
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error;
    if (error.code !== 'NO_PASS_FOUND')
      console.error(`${path.basename(file)}: ${error.code} (${String(error.cause)})`);
    return { passes: [], pages: 1, method: 'text' };
  }
}

/** Starts the process, the OCR engine and the QR reader before anything is measured. */
export async function warmUp(reader: AbonosReader, work: readonly Work[]): Promise<void> {
  for (const lens of ['text', 'scan']) {
    const first = work.find((one) => one.lens === lens);
    if (first) await read(reader, first.file);
  }
}
