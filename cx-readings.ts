import { openPdf, wordsOf } from './api/domains/abonos/reading/pdf/pdf.ts';
import { cleanWords } from './api/domains/abonos/reading/lines/clean-words.ts';
import { layoutOf, readingsOf } from './api/domains/abonos/reading/values/readings.ts';
import { unwrapped } from './api/domains/abonos/reading/labels/unwrapped.ts';
import fs from 'node:fs';
const [file, only] = process.argv.slice(2);
const doc = await openPdf(new Uint8Array(fs.readFileSync(file!)));
for (let n = 1; n <= doc.numPages; n++) {
  const words = cleanWords(await wordsOf(await doc.getPage(n)));
  for (const [name, list] of [['raw', words], ['unwrapped', unwrapped(words, false)?.words]] as const) {
    if (!list) { console.log('no unwrapped'); continue; }
    const layout = layoutOf(list, false);
    console.log(`== page ${n} ${name}`);
    if (!only) for (const [i, line] of layout.lines.entries()) console.log(i, line.tokens.map((t) => (t.apart ? '¦' : '') + t.text).join(' '), '  L:', layout.labels.filter((l) => l.line === i).map((l) => `${l.text}${l.tentative ? '?' : ''}${l.led ? ':' : ''}=${l.meanings.map((m) => m.topic + (m.clear ? '!' : '')).join('/')}`).join(' ; '));
    for (const r of readingsOf(layout)) if (!only || r.field.includes(only)) console.log('  R', r.field, `«${r.value}»`, r.labelText, 'fit', r.fit, 'pair', r.pairing.toFixed(2), r.clear ? 'clear' : '');
  }
}
process.exit(0);
