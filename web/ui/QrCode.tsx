import { useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { drawQr, type QrDrawing } from './qr-drawing.ts';

interface QrCodeProps {
  /** The text of the code, for example `ticket:<id>`. */
  text: string;
  /** Alternative text: «Código QR de tu entrada». */
  alt: string;
  className?: string;
}

/**
 * A QR code, 200 px wide with a margin of 1, black on white in both colour schemes. The drawing library is lazy loaded.
 * If that fails, the error is logged and the text is shown, so that gate staff can type it.
 */
export function QrCode({ text, alt, className }: QrCodeProps) {
  const [made, setMade] = useState<{ text: string; drawing?: QrDrawing }>();
  useEffect(() => {
    let current = true;
    drawQr(text)
      .then((drawing) => current && setMade({ text, drawing }))
      .catch((error: unknown) => {
        console.error('Failed to draw the QR code', error);
        if (current) setMade({ text });
      });
    return () => {
      current = false;
    };
  }, [text]);
  const ready = made?.text === text ? made : undefined;
  return (
    <div
      className={cx(
        'qr grid size-[200px] place-items-center overflow-hidden rounded-sm bg-white text-black',
        className,
      )}
    >
      {ready?.drawing && <Modules {...ready.drawing} alt={alt} />}
      {ready && !ready.drawing && <code className="p-3 text-sm break-all">{text}</code>}
      {!ready && <span className="sr-only">Generando código QR...</span>}
    </div>
  );
}

function Modules({ side, path, alt }: QrDrawing & { alt: string }) {
  return (
    <svg
      role="img"
      aria-label={alt}
      width="200"
      height="200"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
