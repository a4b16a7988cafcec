/** The name of a page above, or of the page itself, and its path. */
export type Breadcrumb = readonly [name: string, path: string];

/**
 * Where a page lies, as search engines read it: from the home page, which need not be given, down to the page itself.
 * @param origin as of `useSite`
 */
export function breadcrumbs(origin: string, ...steps: readonly Breadcrumb[]): object {
  const trail: readonly Breadcrumb[] = [['Inicio', '/'], ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}
