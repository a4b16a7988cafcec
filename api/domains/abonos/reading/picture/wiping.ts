import type { Box } from '../model.ts';
import { type GreyPicture, shadeOf } from './grey-picture.ts';

// Removes everything except letters before OCR, which would read words in it and need time for each.

/** The positions of places in a picture after a clockwise rotation. */
export function afterTurn(
  places: readonly Box[],
  before: GreyPicture,
  after: GreyPicture,
  degrees: number,
): Box[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const middleOf = ({ width, height: tall, scale }: GreyPicture) =>
    [width / 2 / scale, tall / 2 / scale] as const;
  const [[x, y], [toX, toY]] = [middleOf(before), middleOf(after)];
  return places.map((place) => {
    const corners = [place.x0, place.x1].flatMap((left) =>
      [place.y0, place.y1].map((top) => [left - x, top - y]),
    );
    const across = corners.map(([dx = 0, dy = 0]) => toX + dx * cos - dy * sin);
    const down = corners.map(([dx = 0, dy = 0]) => toY + dx * sin + dy * cos);
    return { x0: Math.min(...across), x1: Math.max(...across), y0: Math.min(...down), y1: Math.max(...down) };
  });
}

/** A picture with some places, in points, made as light as its paper. */
export function wiped(picture: GreyPicture, places: readonly Box[]): GreyPicture {
  if (places.length === 0) return picture;
  const { width: across, height: down, scale } = picture;
  const data = Buffer.from(picture.data);
  const paper = shadeOf(picture, 0.6);
  for (const { x0, x1, y0, y1 } of places) {
    const left = pixel(x0 * scale, across);
    const right = pixel(x1 * scale, across);
    for (let y = pixel(y0 * scale, down); y < pixel(y1 * scale, down); y++)
      data.fill(paper, y * across + left, y * across + right);
  }
  return { ...picture, data };
}

const pixel = (at: number, end: number) => Math.max(0, Math.min(end, Math.round(at)));
