import { cx } from '../../../ui/cx.ts';

interface ConfidenceProps {
  /** From 0 (not read) to 1. */
  confidence: number;
  source: string;
  /** The printed text, if it says more than the value. */
  raw: string | null;
  /** The value of the other of two readings that differ. */
  other?: string | null;
}

const SOURCES: Readonly<Record<string, string>> = {
  text: 'texto del PDF',
  ocr: 'escaneado',
  qr: 'código QR',
  derived: 'deducido',
};

/** How certain the reading of a field is, in words and as a bar. */
export function Confidence({ confidence, source, raw, other }: ConfidenceProps) {
  if (confidence === 0 || source === 'none') return <span className="text-error">No se ha leído</span>;
  const percent = Math.round(confidence * 100);
  const tone = confidence >= 0.85 ? 'bg-ok' : confidence >= 0.6 ? 'bg-warn' : 'bg-error';
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className="h-1.5 w-10 overflow-hidden rounded-full bg-fg/15">
        <span className={cx('block h-full', tone)} style={{ width: `${percent}%` }} />
      </span>
      <span>
        {percent} % · {SOURCES[source] ?? source}
      </span>
      {raw && <span className="w-full wrap-anywhere">Impreso: «{raw}»</span>}
      {other && <span className="w-full wrap-anywhere">La otra lectura dice: «{other}»</span>}
    </span>
  );
}
