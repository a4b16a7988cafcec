import fs from 'node:fs';
import { expect, test } from 'vitest';
import { toast } from './toast.ts';

// A toast is gone after seconds, far from its cause: an error stays at its control, see `ActionError`.

test('toasts can only say what went well', () => {
  expect(Object.keys(toast)).toEqual(['success']);
});

test('nothing shows a toast past them', () => {
  const users = fs
    .readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .filter((name) => /from 'sonner'|import\('sonner'\)/.test(fs.readFileSync(`web/${name}`, 'utf8')));
  expect(users).toEqual(['ui/ToastList.tsx']);
  expect(fs.readFileSync('web/ui/ToastList.tsx', 'utf8')).not.toMatch(
    /sonner\.(error|warning|message)|sonner\[/,
  );
});
