import { useEffect, useState } from 'react';
import { cx } from './cx.ts';

/** In modules (spec section 9). */
const MARGIN = 1;

export interface QrCodeProps {
  /** What the code says, for example `ticket:<id>`. */
  text: string;
  /** What it is for: «Código QR de tu entrada». */
  alt: string;
  className?: string;
}

/**
 * A QR code, 200 px wide with a margin of 1, black on white in both schemes. The drawing library loads when one is
 * first shown. When it fails that is only logged, and the code stands as text for the door to type.
 */
export function QrCode({ text, alt, className }: QrCodeProps) {
  const [made, setMade] = useState<{ text: string; drawing?: Drawing }>();
  useEffect(() => {
    let current = true;
    drawQr(text)
      .then((drawing) => current && setMade({ text, drawing }))
      .catch((error: unknown) => {
        console.error('QR code could not be drawn', error);
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
        'grid size-[200px] place-items-center overflow-hidden rounded-sm bg-white text-black',
        className,
      )}
    >
      {ready?.drawing && <Modules {...ready.drawing} alt={alt} />}
      {ready && !ready.drawing && <code className="p-3 text-sm break-all">{text}</code>}
      {!ready && <span className="sr-only">Generando código QR...</span>}
    </div>
  );
}

interface Drawing {
  /** Modules along a side, margins included. */
  side: number;
  path: string;
}

function Modules({ side, path, alt }: Drawing & { alt: string }) {
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

/** SVG in the page rather than a `data:` picture, which the content security policy would have to allow. */
async function drawQr(text: string): Promise<Drawing> {
  const { default: qr } = await import('qrcode');
  const { size, data } = qr.create(text).modules;
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (data[y * size + x]) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
  return { side: size + 2 * MARGIN, path };
}
