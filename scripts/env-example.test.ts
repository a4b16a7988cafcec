import fs from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { environmentVariables, readConfig } from '../api/config.ts';

const example = fs.readFileSync('.env.example', 'utf8');
const values = parseEnv(example);

test('.env.example names every variable of the site and docker-compose.yml exactly once, and no other', () => {
  const named = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  const compose = fs.readFileSync('docker-compose.yml', 'utf8');
  const composed = [...compose.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...new Set([...environmentVariables, ...composed])].toSorted());
});

test('.env.example shows the defaults', () => {
  expect(readConfig({ ...values })).toEqual(readConfig({}));
});

test('.env.example explains every variable on the lines before it', () => {
  const unexplained = [...example.matchAll(/^(.*)\n([A-Z][A-Z0-9_]*)=/gm)].filter(
    ([, before]) => !before?.startsWith('# '),
  );
  expect(unexplained.map(([, , name]) => name)).toEqual([]);
});

describe('docker-compose.yml and the Dockerfile', () => {
  const compose = fs.readFileSync('docker-compose.yml', 'utf8');
  const [, block = ''] = /^x-site:[^]*?\n {2}environment:\n([^]*?)\n {2}\w/m.exec(compose) ?? [];
  const given = Object.fromEntries(
    [...block.matchAll(/^ {4}([A-Z][A-Z0-9_]*): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  /** Read by the PostgreSQL driver. */
  const DRIVERS = ['PGPASSWORD'];

  test('set only variables that the site reads', () => {
    const dockerfile = fs.readFileSync('Dockerfile', 'utf8');
    const [, line = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
    const names = [...line.matchAll(/([A-Z][A-Z0-9_]*)=/g)].map(([, name = '']) => name);
    expect(names).toContain('DATA_DIR');
    const known = new Set([...environmentVariables, ...DRIVERS]);
    expect([...Object.keys(given), ...names].filter((name) => !known.has(name))).toEqual([]);
  });

  test('leave out only what the image sets itself', () => {
    const left = environmentVariables.filter((name) => !(name in given));
    expect(left.toSorted()).toEqual(['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT', 'S3_REGION']);
  });

  test('configure two instances with shared database and files, from the variables of .env.example', () => {
    const chosen: Record<string, string> = { POSTGRES_PASSWORD: 'secreta', STORAGE_PASSWORD: 'secreta-8' };
    const filled = Object.entries(given).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
        (_all, of: string, or?: string) => chosen[of] ?? or ?? '',
      ),
    ]);
    const config = readConfig(Object.fromEntries(filled));
    expect(config).toMatchObject({
      databaseUrl: 'postgresql://pmb@database:5432/pmb',
      trustProxy: true,
      demo: false,
      objectStore: { endpoint: 'http://storage:9000', bucket: 'pmb', secretAccessKey: 'secreta-8' },
      backup: { folder: '/data/backups', keep: 14 },
    });
  });
});

describe('containers', () => {
  const dockerfile = fs.readFileSync('Dockerfile', 'utf8');
  const [, image = ''] = /\n(FROM (?!.* AS )[^]*)$/.exec(dockerfile) ?? [];
  const compose = fs.readFileSync('docker-compose.yml', 'utf8');
  const [, site = ''] = /^x-site: &site\n([^]*?)\n\S/m.exec(compose) ?? [];

  test('the image of the site runs without bash and npm, as a user without rights', () => {
    expect(image).toMatch(/^RUN rm -r .*\/bin\/bash .*\/bin\/npm /m);
    // CMD and HEALTHCHECK as a text would start a shell, and so would the entry point of the base image.
    expect(image.match(/(CMD|ENTRYPOINT) (.)/g)).toEqual(['CMD [', 'ENTRYPOINT [', 'CMD [']);
    expect(image).toMatch(/^ENTRYPOINT \[\]$/m);
    expect(image).toMatch(/^USER 1000:1000$/m);
  });

  test('the site cannot write to its image, and has no capabilities', () => {
    expect(site).toContain('<<: *hardened');
    expect(site).toContain('read_only: true');
    expect(site).toContain('cap_drop: [ALL]');
    expect(site).toContain('- data:/data');
    expect(compose).toMatch(/^x-hardened: &hardened\n {2}security_opt: \[no-new-privileges:true\]$/m);
    const [, services = ''] = /^services:\n([^]*?)^volumes:/m.exec(compose) ?? [];
    const names = services.match(/^ {2}[a-z0-9-]+:$/gm) ?? [];
    expect(services.match(/<<: \*(hardened|site)/g)).toHaveLength(names.length);
  });
});
