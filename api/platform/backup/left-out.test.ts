import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import * as tar from 'tar';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { secretBox } from '../../domains/users/second-factor-secret.ts';
import {
  assertSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  WrongCodeError,
} from '../../domains/users/second-factor.ts';
import { testEmbedded } from '../../testing/database.ts';
import { fromPglite } from '../database/embedded.ts';
import { readMigrations } from '../database/migrations.ts';
import type { OpenDatabase } from '../database/open.ts';
import { createPglite } from '../database/pglite.ts';
import { localBlobs } from '../files/local-blobs.ts';
import { LEFT_OUT_TABLES } from './left-out.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const known = readMigrations(path.resolve(import.meta.dirname, '../../..')).map(({ name }) => name);

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-backup-'));
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Opens a second embedded database; the source is the one shared by tests. */
async function secondEmbedded(): Promise<OpenDatabase> {
  const archive = fs.readFileSync(inject('pgliteTemplates').migrated);
  const database = await fromPglite(await createPglite({ loadDataDir: new Blob([archive]) }));
  onTestFinished(() => database.close());
  return database;
}

describe('what works only once or for a moment', () => {
  const NOW = new Date('2026-03-01T10:00:00Z');
  const box = secretBox({ secretKey: 'a key with at least thirty-two characters', dataDir: '' });

  /** Rows of each kind, with secrets that must not be in the backup. */
  async function usedAccount(prisma: OpenDatabase['prisma']) {
    const user = await prisma.user.create({ data: { name: 'Mar', email: 'mar@prueba.test', password: '-' } });
    const expiresAt = new Date(Date.now() + 3_600_000);
    await prisma.session.create({ data: { id: 'secret-session', userId: user.id, expiresAt } });
    const token = { id: 'secret-token', userId: user.id, email: user.email, expiresAt };
    await prisma.accountToken.create({ data: { ...token, purpose: 'reset_password' } });
    await prisma.rateLimit.create({ data: { key: 'secret-limit', points: 1, expire: expiresAt } });
    await prisma.idempotentResponse.create({
      data: {
        id: 'secret-key',
        request: 'secret-request',
        userId: user.id,
        status: 200,
        body: 'secret-body',
      },
    });
    const { secret } = await beginSecondFactor(prisma, box, user);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const viewer = { id: user.id, sessionId: 'secret-session' };
    const first = totp.generate({ timestamp: NOW.getTime() });
    const codes = await confirmSecondFactor(prisma, box, viewer, first, NOW.getTime());
    return { user, totp, codes };
  }

  test('is not in the file', async () => {
    const database = await testEmbedded();
    await usedAccount(database.prisma);
    const { recoveryCodes, secret } = await database.prisma.secondFactor.findFirstOrThrow();
    const file = path.join(folder(), 'club.tar.gz');
    await makeBackup({ database, blobs: localBlobs(folder()) }, file);
    const unpacked = folder();
    await tar.extract({ file, cwd: unpacked });
    const text = fs
      .readdirSync(unpacked, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${name}\n${fs.readFileSync(path.join(parentPath, name), 'utf8')}`)
      .join('\n');
    expect(text).toContain('mar@prueba.test');
    expect(text).toContain(secret);
    expect(recoveryCodes).toHaveLength(10);
    for (const hidden of [
      ...recoveryCodes,
      'recovery_codes',
      'last_step',
      'secret-',
      'sessions',
      'account_tokens',
      'rate_limits',
      'given_answers',
      'pgboss',
    ]) {
      expect(text).not.toContain(hidden);
    }
  });

  test('stays used after a restore', async () => {
    const database = await testEmbedded();
    const { user, totp, codes } = await usedAccount(database.prisma);
    const file = path.join(folder(), 'club.tar.gz');
    await makeBackup({ database, blobs: localBlobs(folder()) }, file);

    // Used after the backup was made.
    const now = Date.now();
    const [recovery = '', other = ''] = codes;
    const ofDevice = totp.generate({ timestamp: now + 30_000 });
    for (const code of [recovery, ofDevice]) {
      await assertSecondFactor(database.prisma, () => box, user.id, code, now);
    }
    const target = await secondEmbedded();
    await restoreBackup({ database: target, blobs: localBlobs(folder()) }, file, known);
    const check = (code: string, at: number) =>
      assertSecondFactor(target.prisma, () => box, user.id, code, at);
    for (const code of [recovery, ofDevice, other]) {
      await expect(check(code, now)).rejects.toThrow(WrongCodeError);
    }
    // A minute later the device works again.
    const later = Date.now() + 90_000;
    await check(totp.generate({ timestamp: later }), later);
  }, 120_000);

  test('every table whose rows expire is left out', async () => {
    const { pglite } = await testEmbedded();
    const { rows } = await pglite.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name IN ('expires_at', 'expire')",
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(LEFT_OUT_TABLES).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
  });
});
