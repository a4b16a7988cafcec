/** Areas for signed-in users, and the API. Each entry is a path prefix. */
export const PRIVATE_AREAS = ['/admin', '/editor', '/perfil', '/mi-carnet', '/api/'] as const;

/**
 * Paths that search engines should not crawl. The sign-in pages have `noindex`, which only works if they may be
 * fetched. /graphql stays allowed, because engines that run our scripts need it.
 */
export function robots(origin: string): string {
  const lines = [
    'User-agent: *',
    ...PRIVATE_AREAS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
