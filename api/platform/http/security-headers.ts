const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  // The door compiles its reader of QR codes.
  "script-src 'self' 'wasm-unsafe-eval'",
  // React writes sizes and colours from data as style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL has inline scripts and styles, and starts its editor's workers from blobs. */
export const GRAPHIQL_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Headers of every response; a handler may replace one before it sends.
 * @param development leaves out the content policy: Vite's development server writes inline scripts.
 */
export function securityHeaders({
  https,
  development,
}: {
  https: boolean;
  development: boolean;
}): Readonly<Record<string, string>> {
  return {
    ...(!development && { 'content-security-policy': CONTENT_SECURITY_POLICY }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The door scans with the camera.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
