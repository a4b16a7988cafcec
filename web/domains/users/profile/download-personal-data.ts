import { z } from 'zod';

const FAILED = 'No hemos podido preparar tus datos. Vuelve a intentarlo en un momento.';
const refusal = z.object({ message: z.string() });

/** Downloads the user's data as a file. @returns an error message, or null. */
export async function downloadPersonalData(): Promise<string | null> {
  try {
    const response = await fetch('/api/user/export', { credentials: 'same-origin' });
    if (!response.ok) return refusal.safeParse(await response.json()).data?.message ?? FAILED;
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = 'mis-datos.json';
    link.click();
    // By then the browser has started to save the file.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return null;
  } catch {
    return 'No hemos podido conectar con el servidor. Comprueba tu conexión y vuelve a intentarlo.';
  }
}
