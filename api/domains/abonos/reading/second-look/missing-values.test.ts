import { expect, test } from 'vitest';
import { page } from '../lines/words.fixture.ts';
import { layoutOf } from '../values/readings.ts';
import { placeOfValue } from './missing-values.ts';

test('a value is searched below its label, not among the words of other lines beside it', () => {
  const [width, tall] = [300, 120];
  const data = Buffer.alloc(width * tall, 255);
  for (let y = 15; y < 24; y++) data.fill(0, y * width + 150, y * width + 240);
  for (let y = 24; y < 38; y++) data.fill(0, y * width + 4, y * width + 20);
  const layout = layoutOf(page([4, 8, 'Butaca'], [150, 15, 'NIF organizador']), true);
  const [label] = layout.labels;
  const place = label && placeOfValue(label, layout, { data, width, height: tall, scale: 1 }, 'beside');
  expect(place?.x0).toBeLessThan(5);
  expect(place?.y1).toBeGreaterThanOrEqual(38);
});

test('a value is searched where something is printed', () => {
  const [width, tall] = [200, 120];
  const data = Buffer.alloc(width * tall, 255);
  for (let y = 28; y < 40; y++) data.fill(0, y * width + 4, y * width + 90);
  const picture = { data, width, height: tall, scale: 1 };
  const layout = layoutOf(page([4, 10, 'Localitzador']), true);
  const [label] = layout.labels;
  const place = label && placeOfValue(label, layout, picture, 'beside');
  expect(place?.y0).toBeLessThan(28);
  expect(place?.y1).toBeGreaterThanOrEqual(40);
});
