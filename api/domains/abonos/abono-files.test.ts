import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { testDatabase } from '../../testing/database.ts';
import { startObjectStore } from '../../testing/object-store.ts';
import { warmReader } from '../../testing/pass-reader.ts';
import { serveTestSite } from '../../testing/site.ts';
import { removeStrayAbonoFiles } from './abono-files.ts';
import { newPass, READER_TIMEOUT, printPasses } from './abonos.fixture.ts';
import { closeSharedReaders } from './shared-reader.ts';

beforeAll(() => warmReader());
afterAll(() => closeSharedReaders());

test(
  'instances with a shared object store save, read, clean up and delete files there',
  async () => {
    const database = await testDatabase();
    const store = await startObjectStore();
    onTestFinished(() => store.close());
    const shared = await serveTestSite(database, store.environment);
    onTestFinished(() => shared.close());
    const other = await serveTestSite(database, store.environment);
    onTestFinished(() => other.close());

    const fan = await shared.signedIn('visitor');
    await database.user.update({ where: { id: fan.user?.id ?? 0 }, data: { name: 'Aina Vidal Font' } });
    const form = new FormData();
    form.append('pdf', await printPasses(newPass('Aina Vidal Font')), 'abono.pdf');
    expect((await fan.request('POST', '/api/abonos/upload', form)).status).toBe(200);
    const { id, filePath } = await database.membershipUpload.findFirstOrThrow({
      where: { userId: fan.user?.id ?? 0 },
    });
    expect([...store.objects.keys()]).toEqual([`/club/${filePath}`]);
    expect(fs.existsSync(path.join(shared.dataDir, 'abonos'))).toBe(false);
    expect(fs.readdirSync(path.join(shared.dataDir, 'incoming'))).toEqual([]);

    const admin = await other.signedIn('admin');
    const read = await fetch(`${other.url}/api/abonos/uploads/${id}/pdf`, {
      headers: { cookie: admin.cookie ?? '' },
    });
    expect(Buffer.from(await read.arrayBuffer())).toEqual(store.objects.get(`/club/${filePath}`));

    store.objects.set('/club/abonos/f81d4fae-7dec-41d0-8765-00a0c91e6bf6.pdf', Buffer.from('half a file'));
    const config = readConfig({ DATA_DIR: shared.dataDir, ...store.environment });
    expect(await removeStrayAbonoFiles(database, config)).toBe(1);
    expect([...store.objects.keys()]).toEqual([`/club/${filePath}`]);
  },
  READER_TIMEOUT,
);
