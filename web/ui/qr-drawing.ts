/** In modules (spec section 9). */
const MARGIN = 1;

/** A QR code as an SVG path: black modules on a white square. */
export interface QrDrawing {
  /** Modules along a side, margins included. */
  side: number;
  path: string;
}

/**
 * Draws what a text says as a QR code: SVG in the page rather than a `data:` picture, which the content security policy
 * would have to allow. The library comes with the first one.
 */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { default: qr } = await import('qrcode');
  const { size, data } = qr.create(text).modules;
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (data[y * size + x]) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
  return { side: size + 2 * MARGIN, path };
}
