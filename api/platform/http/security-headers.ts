const contentSecurityPolicy = (formOrigin: string | undefined): string =>
  [
    "default-src 'self'",
    // The door compiles its reader of QR codes.
    "script-src 'self' 'wasm-unsafe-eval'",
    // React writes sizes and colours from data as style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    // The form that takes the person to the page of payment is posted to the provider.
    `form-action 'self'${formOrigin ? ` ${formOrigin}` : ''}`,
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
 * @param formOrigin another origin to which pages may post forms
 */
export function securityHeaders({
  https,
  development,
  formOrigin,
}: {
  https: boolean;
  development: boolean;
  formOrigin?: string | undefined;
}): Readonly<Record<string, string>> {
  return {
    ...(!development && { 'content-security-policy': contentSecurityPolicy(formOrigin) }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The door scans with the camera.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
