import { PDFParse } from 'pdf-parse';
import sharp from 'sharp';
import { MAX_PAGES, ReadingFailure } from '../failures.ts';
import { opened } from './opened.ts';
import type { ReadingStep } from '../reader-messages.ts';
import { documentOptions, openingFailure } from './pdf.ts';

// What staff see of an uploaded PDF beside the fields that were read from it.

const POINTS_PER_INCH = 72;
const MILLIMETRES_PER_INCH = 25.4;
/** Resolution of a picture, at which the small print of a pass is readable. */
const RESOLUTION = 170;
/** Largest side of a picture in pixels: A4 at that resolution. */
const MOST_SIDE = 2000;
/** 1 km: no paper is larger. */
const MOST_MILLIMETRES = 1_000_000;
const QUALITY = 80;
/** Little effort: twice as fast, and a few kilobytes more. */
const EFFORT = 2;

/** What a PDF says about itself. Its texts come from outside, of any length. */
export interface PdfDescription {
  title: string | null;
  author: string | null;
  /** The program in which the document was written. */
  creator: string | null;
  /** The program that made the PDF. */
  producer: string | null;
  /** ISO 8601. */
  createdAt: string | null;
  pages: number;
  /** Size of the first page in millimetres. */
  pageWidth: number;
  pageHeight: number;
}

type InfoOptions = Parameters<PDFParse['getInfo']>[0];
type OnStep = (step: ReadingStep) => void;

/**
 * Reads what a PDF says about itself.
 * @throws ReadingFailure
 */
export function describePdf(file: string, onStep: OnStep): Promise<PdfDescription> {
  return withParser(file, onStep, async (parser) => {
    const information = await informationOf(parser, { partial: [1], parsePageInfo: true });
    const info: Record<string, unknown> = information.info ?? {};
    const text = (name: string) => {
      const value = info[name];
      return typeof value === 'string' ? value : null;
    };
    const [page] = information.pages;
    return {
      title: text('Title'),
      author: text('Author'),
      creator: text('Creator'),
      producer: text('Producer'),
      createdAt: isoDate(information.getDateNode().CreationDate),
      pages: information.total,
      pageWidth: millimetres(page?.width),
      pageHeight: millimetres(page?.height),
    };
  });
}

/**
 * Draws a page as a WebP picture.
 * @returns null if the file does not have this page
 * @throws ReadingFailure
 */
export function drawPdfPage(file: string, number: number, onStep: OnStep): Promise<Buffer | null> {
  return withParser(file, onStep, async (parser) => {
    const { pages } = await informationOf(parser, { partial: [number], parsePageInfo: true });
    const size = pages[0];
    if (!size) return null;
    onStep('preview');
    const scale = Math.min(RESOLUTION / POINTS_PER_INCH, MOST_SIDE / Math.max(size.width, size.height));
    const drawn = await parser.getScreenshot({ partial: [number], scale, imageDataUrl: false });
    const picture = drawn.pages[0]?.data;
    return picture ? sharp(picture).webp({ quality: QUALITY, effort: EFFORT }).toBuffer() : null;
  });
}

async function withParser<Result>(
  file: string,
  onStep: OnStep,
  work: (parser: PDFParse) => Promise<Result>,
): Promise<Result> {
  const { data } = await opened(file, { onStep });
  const parser = new PDFParse(documentOptions(data));
  try {
    return await work(parser);
  } finally {
    await parser.destroy();
  }
}

/** @throws ReadingFailure if the file cannot be opened or has too many pages */
async function informationOf(parser: PDFParse, options: InfoOptions) {
  try {
    const information = await parser.getInfo(options);
    if (information.total > MAX_PAGES) throw new ReadingFailure('TOO_MANY_PAGES');
    return information;
  } catch (error) {
    throw openingFailure(error);
  }
}

const isoDate = (date: Date | null | undefined) =>
  date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;

/** Pages of any size exist, also larger than an integer of GraphQL. */
const millimetres = (points = 0) =>
  Math.min(Math.round((points * MILLIMETRES_PER_INCH) / POINTS_PER_INCH) || 0, MOST_MILLIMETRES);
