/** Limits for pictures, as in the API. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * The reason why a file is not a valid picture; null if it is valid. The server checks again; this check is only
 * faster.
 */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.includes(type)) return 'Solo se permiten archivos JPG, PNG y WEBP';
  if (size > MAX_BYTES) return 'El archivo no puede superar los 10MB';
  return null;
}
