/** Areas behind a sign-in, and the calls of programs. Each entry covers everything that begins with it. */
export const PRIVATE_AREAS = ['/admin', '/editor', '/perfil', '/mi-carnet', '/api/'] as const;

/**
 * What search engines are asked to leave alone. The pages of signing in say `noindex` themselves, which only those who may
 * fetch them can read; /graphql stays open, since an engine that runs our scripts would otherwise see them fail.
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
