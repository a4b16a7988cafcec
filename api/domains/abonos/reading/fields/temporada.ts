import { trimmed } from './texts.ts';
import type { Field } from './field.ts';

/** Two years with a stroke between them. */
export const SEASON_YEARS = /(?<!\d)(20)?\d\d\s*[/–-]\s*(20)?\d\d(?!\d)/u;

const YEARS = /(?<!\d)(20\d\d|\d\d)\s*[/\-–—_|.·]\s*(20\d\d|\d\d)(?![\d/-])/u;

/** OCR loses the stroke between two years, or reads it as a letter or digit. */
const YEARS_IN_ONE = /^(20\d\d)[^\s]?(20\d\d|\d\d)$/;

const confidence = { longYear: 0.95, shortYear: 0.85 };

/** The season, as «2025/2026». */
export const temporada: Field = {
  labels: {
    clear: `temporada deportiva|esportiva|abono|abonament|valida?, campana deportiva|abonos?, campanya esportiva|abonaments?, temp, season,
      valido|valid|valida|vigente|vigent para|per|durante|durant? a? temporada, validez|validesa|vigencia temporada, curso deportivo, curs esportiu, periodo|periode validez|validesa|vigencia, anos temporada`,
    vague:
      'periodo, periode, validez, validesa, valido, valid, ejercicio, exercici, vigencia, curso, curs, valido|valid para|per',
  },
  closed: true,
  read(text, isOcr) {
    const match = (isOcr ? YEARS_IN_ONE.exec(trimmed(text)) : null) ?? YEARS.exec(text);
    if (!match) return null;
    const [from, to] = [match[1] ?? '', match[2] ?? ''].map((year) => (Number(year) % 100) + 2000);
    if (from === undefined || to !== from + 1) return null;
    const fit = match[1]?.length === 4 ? confidence.longYear : confidence.shortYear;
    return { value: `${from}/${to}`, fit };
  },
  examples: [
    { text: 'Temporada 2025–26', value: '2025/2026' },
    { text: '25/26', value: '2025/2026' },
    { text: 'Temporada 2025 · 2026', value: '2025/2026' },
    { text: '202912030', isOcr: true, value: '2029/2030' },
    { text: '2025/2027', value: null },
    { text: '01/02/2025', value: null },
  ],
};
