/** What pictures may be, as the API takes them (spec section 5). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 10 * 1024 * 1024;

/** Why a file is no picture that the club takes, in words; null where it is one. The server decides, this says it sooner. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.includes(type)) return 'Solo se permiten archivos JPG, PNG y WEBP';
  if (size > MAX_BYTES) return 'El archivo no puede superar los 10MB';
  return null;
}
