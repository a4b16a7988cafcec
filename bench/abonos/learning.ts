import path from 'node:path';
import type { KnownLayout, VerifiedValues } from '../../api/domains/abonos/layouts/model.ts';
import { FIELD_NAMES } from '../../api/domains/abonos/reading/read-abono.ts';
import type { AbonosReader } from '../../api/domains/abonos/reading/reader.ts';
import type { Work } from './files.ts';

/**
 * Verifies the first pass of each seller. All sellers are known at once, as on the site.
 * @returns the layouts learnt, and the files that were not verified
 */
export async function learntFrom(
  reader: AbonosReader,
  work: readonly Work[],
): Promise<{ layouts: KnownLayout[]; others: Work[] }> {
  const layouts: KnownLayout[] = [];
  const sellers = new Set<string>();
  const others: Work[] = [];
  for (const one of work) {
    const seller = path.basename(one.file).replace(/-pass\d\.pdf$/, '');
    if (sellers.has(seller)) {
      others.push(one);
      continue;
    }
    sellers.add(seller);
    const lesson = await reader.learn(one.file, { page: 1, values: verified(one) });
    const id = sellers.size;
    if (lesson) layouts.push({ id, lessons: [{ id, lesson }] });
    else console.log(`nothing learnt: ${seller}`);
  }
  return { layouts, others };
}

const verified = ({ truth: [pass] }: Work): VerifiedValues =>
  Object.fromEntries(FIELD_NAMES.map((field) => [field, pass?.[field] === '' ? null : pass?.[field]]));
