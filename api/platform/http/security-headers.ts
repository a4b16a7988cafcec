const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // React writes sizes and colours that come from data as style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL carries its own scripts and styles inside its page, and evaluates its editor's workers from blobs. */
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
 * Headers of every answer; a handler may replace one before it sends.
 * @param development leaves the content policy out: Vite's development server writes scripts into the page.
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
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
