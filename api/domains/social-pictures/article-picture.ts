import { mix } from '../../../web/ui/art/colour.ts';
import { clubFormat } from '../../club/club-time.ts';
import { club } from '../../club/club.ts';
import { paintedCourt } from './court-art.ts';
import { crest } from './crest-art.ts';
import { type Lettering, CAP_HEIGHT } from './lettering.ts';
import { INK, MUTED, picture, PICTURE, SAND } from './look.ts';
import { fitted, label, placed, type Block } from './text-block.ts';

export interface ArticleFacts {
  id: number;
  title: string;
  category: { name: string; color: string };
  publicationDate: Date;
}

/** Size of the article's photograph beside its title, in pixels. */
export const PHOTO = { width: 400, height: 630 } as const;

const LEFT = 72;
const WIDTH = 700;
const LEADING = 0.96;
/** The area of the title, between the category and the club's line. */
const TITLE = { top: 158, height: 324 };

const date = clubFormat({ dateStyle: 'long' });

/**
 * Draws an article: its title on a dark background, beside its photograph or a court in the colour of its category.
 * @param photo a JPEG of the size of `PHOTO`
 */
export function articlePicture(
  lettering: Lettering,
  { id, title, category, publicationDate }: ArticleFacts,
  photo: Buffer | null = null,
): string {
  const colour = mix(category.color, category.color, 0);
  const block = fitted(lettering, lettering.writable(title) || club.name, {
    width: WIDTH,
    height: TITLE.height,
    sizes: [112, 100, 90, 80, 72, 64, 56],
    leading: LEADING,
    style: 'display',
  });
  const when = `${club.name} · ${date.format(publicationDate)}`;
  return picture(
    '<clipPath id="side"><path d="M880 0H1200V630H800Z"/></clipPath>',
    `<g clip-path="url(#side)">${photo ? photograph(photo) : paintedCourt(`article-${id}`, colour, [1010, 315])}</g>`,
    `<path d="M880 0 800 630" stroke="${photo ? colour : SAND}" stroke-width="6"/>`,
    chip(lettering, category.name, colour),
    ...titleLines(block),
    crest(lettering, { abbreviation: club.abbreviation, own: true }, { x: LEFT, y: 516, height: 62 }),
    label(lettering, when, { x: LEFT + 70, y: 556, size: 24, fill: MUTED, style: 'caption', width: 620 }),
  );
}

function photograph(jpeg: Buffer): string {
  const { width, height } = PHOTO;
  const address = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  return `<image x="${PICTURE.width - width}" width="${width}" height="${height}" href="${address}"/>`;
}

/** Centred vertically, so that a short title looks balanced. */
function titleLines({ lines, size }: Block): string[] {
  const height = (lines.length - 1) * size * LEADING + size * CAP_HEIGHT;
  const first = TITLE.top + (TITLE.height - height) / 2 + size * CAP_HEIGHT;
  return lines.map((line, row) =>
    placed(line, { x: LEFT - 2, y: first + row * size * LEADING, size, fill: SAND }),
  );
}

/** The category on a background of its colour. */
function chip(lettering: Lettering, name: string, colour: string): string {
  const text = lettering.writable(name).toLocaleUpperCase(club.locale);
  const size = 24;
  const width = Math.min(WIDTH, lettering.widthOf(text, 'caption') * size + 40);
  const plate = `<rect x="${LEFT}" y="68" width="${width.toFixed(1)}" height="52" rx="6" fill="${colour}"/>`;
  // A light border, because a dark colour would not be visible on the background.
  const edge = `<rect x="${LEFT + 1}" y="69" width="${(width - 2).toFixed(1)}" height="50" rx="5" fill="none" stroke="${mix(colour, SAND, 0.35)}" stroke-width="2"/>`;
  const fill = isLight(colour) ? INK : '#ffffff';
  return (
    plate +
    edge +
    label(lettering, text, { x: LEFT + 20, y: 103, size, fill, style: 'caption', width: width - 40 })
  );
}

/** Whether dark text has more contrast on a colour than white text (WCAG relative luminance). */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}
