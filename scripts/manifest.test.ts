import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { club } from '../api/club/club.ts';

const icon = z.strictObject({
  src: z.string().startsWith('/'),
  type: z.enum(['image/png', 'image/svg+xml']),
  sizes: z.string(),
  purpose: z.enum(['any', 'maskable', 'monochrome']),
});
const shortcut = z.strictObject({
  name: z.string(),
  description: z.string(),
  url: z.string().startsWith('/'),
});
const manifest = z
  .object({
    id: z.literal('/'),
    name: z.literal(club.name),
    short_name: z.literal(club.abbreviation),
    lang: z.literal('es'),
    start_url: z.literal('/'),
    scope: z.literal('/'),
    display: z.literal('standalone'),
    icons: z.array(icon),
    shortcuts: z.array(shortcut),
  })
  .parse(JSON.parse(fs.readFileSync('public/manifest.webmanifest', 'utf8')));

test('the manifest has what a system needs to install the site', () => {
  const found = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(found).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome']),
  );
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    'Entradas',
    'Calendario',
    'Mi perfil',
    'Puerta',
  ]);
});

test.each([
  ...manifest.icons.filter(({ type }) => type === 'image/png'),
  { src: '/apple-touch-icon.png', sizes: '180x180', purpose: 'maskable' as const },
])('$src is $sizes and $purpose', async ({ src, sizes, purpose }) => {
  const image = sharp(path.join('public', src));
  const { format, width, height } = await image.metadata();
  expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
  const { isOpaque } = await image.stats();
  // Systems crop maskable icons, so the background must reach the edges.
  expect(isOpaque).toBe(purpose === 'maskable');
});
