import { z } from 'zod';
import { isReadableFrom, ONE_LINE, oddSigns, typedLine } from '../../platform/input/text.input.ts';
import { visibleLines } from '../../platform/input/visible-text.input.ts';
import { isUploadedPicture, isWebAddress, LONGEST_ADDRESS } from '../../platform/input/web-address.input.ts';

// Shared by the API, which enforces these rules, and the editor, which shows errors earlier.

const MAX_CONTENT = 80_000;
export const MAX_GALLERY = 20;

const limit = new Intl.NumberFormat('es-ES').format(MAX_CONTENT);
const TOO_LONG = `El contenido no puede superar los ${limit} caracteres`;

const title = typedLine('El título debe tener al menos 3 caracteres')
  .min(3, 'El título debe tener al menos 3 caracteres')
  .refine(isReadableFrom(3), 'El título debe tener letras o números')
  .max(200, 'El título no puede superar los 200 caracteres')
  .regex(ONE_LINE, oddSigns('El título'));

const content = z
  .string({ error: 'El contenido no puede estar vacío' })
  .refine((html) => visibleLines(html) !== '', 'El contenido no puede estar vacío')
  .max(MAX_CONTENT, TOO_LONG);

const category = z.string({ error: 'Selecciona una categoría válida' });

const picture = z
  .string()
  .trim()
  .max(LONGEST_ADDRESS, { error: 'La dirección de la imagen es demasiado larga', abort: true })
  .refine(
    (address) => isUploadedPicture('news', address) || isWebAddress(address),
    'La imagen debe ser una URL válida',
  );

/** Null and an empty form field both mean «no picture». */
const imageUrl = z
  .union([z.literal('').transform(() => null), picture, z.null()], {
    error: 'La imagen debe ser una URL válida',
  })
  .optional();

const galleryImages = z
  .array(picture)
  .max(MAX_GALLERY, `La galería no puede tener más de ${MAX_GALLERY} imágenes`);

/** Null, and the empty value of a form, both mean «about no match». */
const matchId = z
  .string({ error: 'Selecciona un partido válido' })
  .trim()
  .regex(/^\d*$/, 'Selecciona un partido válido')
  .nullish()
  .transform((value) => (value === '' ? null : value));

/** Whether devices are notified when the article appears. */
const notify = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);

const publicationDate = z.date({ error: 'La fecha de publicación no es válida' });

/** Omitted or null: keeps its value, or gets the default. */
const unchanged = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** Stored statuses; a published article with a future date becomes visible at that date. */
export const ARTICLE_STATUSES = ['draft', 'published', 'hidden'] as const;

const status = z.enum(ARTICLE_STATUSES, { error: 'Selecciona un estado válido' });

/** A draft may be incomplete: it needs only a title. Fields that are present must be valid. */
const draftContent = z.string().max(MAX_CONTENT, TOO_LONG);

export const articleInput = z.object({
  title,
  content,
  category,
  imageUrl,
  galleryImages: unchanged(galleryImages),
  matchId,
  publicationDate: unchanged(publicationDate),
  status: unchanged(status),
  notify,
});

export const draftInput = articleInput.extend({
  content: unchanged(draftContent),
  category: unchanged(category),
});

export const articleChanges = z.object({
  title: unchanged(title),
  content: unchanged(content),
  category: unchanged(category),
  imageUrl,
  galleryImages: unchanged(galleryImages),
  matchId,
  publicationDate: unchanged(publicationDate),
  status: unchanged(status),
  notify,
  expectedVersion: unchanged(z.int()),
  autosave: unchanged(z.boolean()),
});

export const draftChanges = articleChanges.extend({ content: unchanged(draftContent) });

export const MAX_SELECTED = 100;

/** Ids of articles for a bulk action. */
export const selectedArticles = z
  .array(z.string())
  .min(1, 'Selecciona al menos una noticia')
  .max(MAX_SELECTED, `No puedes cambiar más de ${MAX_SELECTED} noticias a la vez`);

/** The file is named after the title, so the title is required before the upload. */
export const newsImageInput = z.object({
  title: typedLine('Debes escribir un título antes de subir la imagen')
    .min(1, 'Debes escribir un título antes de subir la imagen')
    .max(200, 'El título no puede superar los 200 caracteres'),
});
