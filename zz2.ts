import { readFile } from './api/domains/abonos/reading/read-file.ts';
let d: any = [];
await readFile(process.argv[2]!, { onDrafts: (a: any) => (d = a) } as any);
for (const x of d) console.log(Object.entries(x.fields).filter(([n]) => new RegExp(process.argv[3]!).test(n)).map(([n, f]: any) => [n, f.value, f.confidence, f.evidence, f.changes?.map((c: any) => c.rule + ':' + c.before).join()]));
process.exit(0);
