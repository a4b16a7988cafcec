import { expect, test } from 'vitest';
import { imageProblem } from './image-problem.ts';

const MB = 1024 * 1024;

test.each([
  ['image/jpeg', 10 * MB, null],
  ['image/png', 1, null],
  ['image/webp', 1, null],
  ['image/webp', 10 * MB + 1, 'El archivo no puede superar los 10MB'],
  ['image/gif', 1, 'Solo se permiten archivos JPG, PNG y WEBP'],
  ['image/svg+xml', 1, 'Solo se permiten archivos JPG, PNG y WEBP'],
  ['', 1, 'Solo se permiten archivos JPG, PNG y WEBP'],
])('%s of %i bytes: %s', (type, size, expected) => expect(imageProblem({ type, size })).toBe(expected));
