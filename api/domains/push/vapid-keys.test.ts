import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { readConfig } from '../../config.ts';
import { openVapidKeys } from './vapid-keys.ts';

let dataDir: string;
const file = () => path.join(dataDir, 'vapid-keys.json');
const open = (env: Record<string, string> = {}) => openVapidKeys(readConfig({ DATA_DIR: dataDir, ...env }));

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-vapid-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

describe('without keys in the environment', () => {
  test('the first start creates a pair that only the site can read, and later starts use it', () => {
    const first = open();
    expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(first.privateKey, 'base64url')).toHaveLength(32);
    expect(first.subject).toBe('mailto:info@pmb.example');
    expect(fs.statSync(file()).mode.toString(8)).toBe('100600');
    expect(fs.readdirSync(dataDir)).toEqual(['vapid-keys.json']);
    expect(open({ VAPID_SUBJECT: 'https://pmb.example/contacto' })).toEqual({
      ...first,
      subject: 'https://pmb.example/contacto',
    });
  });

  test('creates the data folder if it is missing', () => {
    fs.rmSync(dataDir, { recursive: true });
    expect(open()).toEqual(open());
  });

  test('concurrent starts use the same pair', async () => {
    const program = `
      const { openVapidKeys } = await import('./api/domains/push/vapid-keys.ts');
      const keys = openVapidKeys({ dataDir: process.argv[1], vapid: { keys: undefined, subject: undefined } });
      console.log(keys.publicKey);`;
    const start = () =>
      new Promise<string>((resolve, reject) => {
        const child = spawn(process.execPath, [
          '--import',
          'tsx',
          '--input-type=module',
          '-e',
          program,
          dataDir,
        ]);
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.once('error', reject).once('close', () => resolve(output.trim()));
      });
    const answers = await Promise.all([start(), start(), start()]);
    expect(new Set(answers)).toEqual(new Set([open().publicKey]));
  });

  test.each(['', '{"publicKey":"x","privateKey":"y"}', 'null'])(
    'a damaged file (%o) stops the start with a one-line message, and is not replaced',
    (text) => {
      fs.writeFileSync(file(), text);
      expect(() => open()).toThrow(/^The push keys in \S+ are damaged; [^\n]+$/);
      expect(fs.readFileSync(file(), 'utf8')).toBe(text);
    },
  );
});

describe('keys in the environment', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();

  test('are used without writing a file', () => {
    const subject = 'mailto:web@pmb.example';
    const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
    expect(open(env)).toEqual({ publicKey, privateKey, subject });
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  const other = webPush.generateVAPIDKeys();
  test.each([
    [{ VAPID_PUBLIC_KEY: publicKey }, /need each other$/],
    [{ VAPID_PRIVATE_KEY: privateKey }, /need each other$/],
    [{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: other.privateKey }, /are no pair/],
    [{ VAPID_PUBLIC_KEY: 'no', VAPID_PRIVATE_KEY: 'key' }, /are no pair/],
    [{ VAPID_SUBJECT: 'the club' }, /VAPID_SUBJECT: must be mailto:/],
    [{ PUSH_SERVICES: 'https://push.example.com' }, /PUSH_SERVICES: must be hosts/],
    [{ PUSH_SERVICES: 'push.example.com/path' }, /PUSH_SERVICES: must be hosts/],
    [{ PUSH_SERVICES: 'me@push.example.com' }, /PUSH_SERVICES: must be hosts/],
  ])('stop the start with a one-line message if they are invalid: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).toThrow(/^Bad environment: [^\n]+$/);
  });
});

test('push services of the environment are hosts, with a port if it is not 443', () => {
  const { pushServices } = readConfig({ PUSH_SERVICES: ' Push.Example.com:443, localhost:8443,[::1]:9000 ' });
  expect(pushServices).toEqual(['push.example.com', 'localhost:8443', '[::1]:9000']);
});
