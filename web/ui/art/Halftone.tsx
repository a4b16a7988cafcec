interface HalftoneProps {
  /** Prefix of the ids, from `useId`. */
  id: string;
  width: number;
  height: number;
  fill: string;
  /** Distance between dots. */
  step?: number;
  opacity?: number;
}

const BANDS = [0.46, 0.38, 0.3, 0.22, 0.13] as const;

/** A halftone pattern: dots that shrink from left to right, as five bands of one grid. An SVG fragment. */
export function Halftone({ id, width, height, fill, step = 10, opacity = 1 }: HalftoneProps) {
  const band = Math.ceil(width / BANDS.length / step) * step;
  return (
    <g opacity={opacity}>
      {BANDS.map((size, at) => (
        <pattern key={size} id={`${id}h${at}`} width={step} height={step} patternUnits="userSpaceOnUse">
          <circle cx={step / 2} cy={step / 2} r={step * size} fill={fill} />
        </pattern>
      ))}
      {BANDS.map((size, at) => (
        <rect key={size} x={at * band} width={band} height={height} fill={`url(#${id}h${at})`} />
      ))}
    </g>
  );
}
