/** The name and path of the page or of one of its parents. */
type Breadcrumb = readonly [name: string, path: string];

/**
 * Breadcrumbs as structured data for search engines, from the home page (added automatically) down to the page itself.
 * @param origin from `useSite`
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
