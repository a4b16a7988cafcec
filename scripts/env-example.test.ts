import fs from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { environmentVariables, readConfig } from '../api/config.ts';

const example = fs.readFileSync('.env.example', 'utf8');
const values = parseEnv(example);

test('.env.example names every variable that the site and docker-compose.yml know, once, and no other', () => {
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
