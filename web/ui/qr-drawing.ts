/** In modules. */
const MARGIN = 1;

/** A QR code as an SVG path: black modules on a white square. */
export interface QrDrawing {
  /** Modules per side, margins included. */
  side: number;
  path: string;
}

/**
 * Draws a text as a QR code: inline SVG, because the content security policy does not allow `data:` pictures for this.
 * The library is lazy loaded with the first code.
 */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { default: qr } = await import('qrcode');
  const { size, data } = qr.create(text).modules;
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (data[y * size + x]) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
  return { side: size + 2 * MARGIN, path };
}
