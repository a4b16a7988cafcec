import fs from 'node:fs';
import path from 'node:path';
import { FIELD_NAMES } from './api/domains/abonos/reading/read-abono.ts';
import { readFile } from './api/domains/abonos/reading/read-file.ts';
import { kindOfEvidence } from './api/domains/abonos/reading/certainty/evidence.ts';
import { filesIn } from './bench/abonos/files.ts';
import { pairedWith } from './bench/abonos/score.ts';
const [out, which, ...seeds] = process.argv.slice(2);
const fd = fs.openSync(out!, 'w');
for (const seed of seeds) {
  const folder = fs.existsSync(seed) ? seed : `/work/wt/data/${seed}`;
  for (const one of filesIn(folder, seed)) {
    if (which === 'pictures' && one.lens === 'text') continue;
    if (which === 'text' && one.lens !== 'text') continue;
    let drafts: any = []; let passes: any = [];
    const start = performance.now();
    try { ({ passes } = await readFile(one.file, { onDrafts: (all: any) => (drafts = all) } as any)); } catch (e) { console.error(one.file, String(e)); }
    const ms = performance.now() - start;
    pairedWith(one.truth, passes).forEach(({ pass, read, isRight }: any, n: number) => {
      if (!read) { fs.writeSync(fd, JSON.stringify({ seed, file: path.basename(one.file), lens: one.lens, n, missed: true }) + '\n'); return; }
      const fields = drafts[passes.indexOf(read)]?.fields ?? {};
      for (const name of FIELD_NAMES) {
        const { value, confidence, raw } = read.fields[name];
        fs.writeSync(fd, JSON.stringify({ seed, file: path.basename(one.file), lens: one.lens, n, field: name, truth: pass?.[name] ?? null, invented: !pass, value, raw, c: fields[name]?.confidence ?? confidence, right: pass ? isRight(name) : false, doubt: read.doubts.includes(name), sure: !read.needsReview, kind: kindOfEvidence(name), ev: fields[name]?.evidence?.weighed ?? null, ms }) + '\n');
      }
    });
  }
  console.error(seed, new Date().toISOString());
}
process.exit(0);
