import type { LearntLayout_LayoutFragment } from '../../../gql/graphql.ts';
import { FIELD_GROUPS } from '../pass-fields.ts';

type Sketch = NonNullable<LearntLayout_LayoutFragment['sketch']>;

const LABELS = new Map<string, string>(
  FIELD_GROUPS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
);

/** The height of the drawing in its own units; its width follows from the page. */
const HEIGHT = 300;

/** A drawing of where a layout has its words, in grey, and the values, in colour. */
export function LayoutSketch({ sketch, title }: { sketch: Sketch; title: string }) {
  const width = HEIGHT * sketch.ratio;
  const at = ({ left, top, width: wide, height }: Sketch['words'][number]) => ({
    x: left * width,
    y: top * HEIGHT,
    width: wide * width,
    height: height * HEIGHT,
  });
  const known = new Set(sketch.fields.map(({ text }) => text));
  const names = [...known].map((name) => LABELS.get(name) ?? name);
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={`Dibujo del diseño «${title}»: dónde está cada dato`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="max-h-72 w-full rounded-md border border-hairline bg-white"
      >
        {sketch.words.map((word, index) => (
          <rect key={index} {...at(word)} rx="1" fill="#c9ced6" />
        ))}
        {sketch.fields.map((field, index) => (
          <rect key={index} {...at(field)} rx="1" fill="#c2410c">
            <title>{LABELS.get(field.text) ?? field.text}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="text-sm text-muted">
        En gris, lo que llevan todos los abonos; en naranja, los datos. Lee{' '}
        {names.length === LABELS.size ? 'los 17 datos' : `${names.length} de ${LABELS.size} datos`}
        {names.length < LABELS.size && `; le faltan: ${missing(known)}`}
      </figcaption>
    </figure>
  );
}

const missing = (known: ReadonlySet<string>) =>
  [...LABELS]
    .filter(([name]) => !known.has(name))
    .map(([, label]) => label.toLowerCase())
    .join(', ');
