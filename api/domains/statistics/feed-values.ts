import { z } from 'zod';
import { ONE_LINE } from '../../platform/input/text.input.ts';
import { visibleLine } from '../../platform/input/visible-text.input.ts';

// Feeds write numbers as numbers or as text, with a comma or a point, and leave out what they do not know. A value that
// cannot be read counts as missing: the sums of the sheet show whether it mattered.

/** A larger one is a fault of the feed: no match has a million of anything. */
const MOST = 999_999;

const decimal = z
  .union([z.number(), z.string().trim().max(20)])
  .transform((value) => (typeof value === 'number' ? value : Number(value.replace(',', '.') || Number.NaN)))
  .refine((value) => Number.isFinite(value) && Math.abs(value) <= MOST);

/** A whole number from 0; 0 if it is missing. */
export const count = decimal.transform((value) => Math.max(0, Math.round(value))).catch(0);

/** A whole number, or null. */
export const whole = decimal.transform(Math.round).nullable().catch(null);

/** Per cent of the court, or null. */
export const place = decimal
  .refine((value) => value >= 0 && value <= 100)
  .nullable()
  .catch(null);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Some feeds encode their names twice: «LuleÃ¥» for «Luleå». A text that cannot be decoded once more was encoded once. */
function encodedOnce(value: string): string {
  if (!/[Â-ô]/.test(value)) return value;
  const bytes = Buffer.from(value, 'latin1');
  if (bytes.toString('latin1') !== value) return value;
  try {
    return utf8.decode(bytes);
  } catch {
    return value;
  }
}

/** A short text without spaces around it; empty if it is missing. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => visibleLine(encodedOnce(value)).slice(0, 120))
  .refine((value) => ONE_LINE.test(value))
  .catch('');

/** True or false, or a text of «1» or «0», or such a number. */
export const flag = z.union([z.boolean(), count.transform((value) => value === 1)]);

/** A day and time, of which only matters whether it is there: «0000-00-00 00:00:00» and an empty text say that it is not. */
export const isDated = z.union([z.boolean(), text.transform((value) => /[1-9]/.test(value))]);

const minutesAndSeconds = z
  .string()
  .regex(/^\d{1,3}:\d{2}/)
  .transform((value) => {
    const [minutes = 0, seconds = 0] = value.split(':').map(Number.parseFloat);
    return minutes * 60 + Math.trunc(seconds);
  });

/** «18:26», or the number of minutes, as seconds. Also «199:60», which feeds write; 0 if it is missing. */
export const clock = z
  .union([minutesAndSeconds, decimal.transform((minutes) => Math.max(0, Math.round(minutes * 60)))])
  .catch(0);

/** A list, also where the feed writes one entry without its list, or null. Entries of another form are left out. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .union([z.array(z.unknown()), z.null().transform(() => []), z.unknown().transform((value) => [value])])
    .transform((values) =>
      values.flatMap((value): z.output<Entry>[] => {
        const read = entry.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    )
    .catch([]);
