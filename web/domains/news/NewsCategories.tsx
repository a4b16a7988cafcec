import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { CategorySpot } from './CategoryBadge.tsx';
import { newsAddress, type NewsFilters } from './news-filters.ts';

export const NewsCategories_category = graphql(`
  fragment NewsCategories_category on NewsCategory {
    id
    slug
    name
    color
  }
`);

const ALL = '';

interface NewsCategoriesProps {
  categories: readonly FragmentType<typeof NewsCategories_category>[];
  filters: NewsFilters;
  /** Slug of the chosen category. */
  chosen: string | undefined;
}

/** The categories of news as filters. */
export function NewsCategories({ categories, filters, chosen }: NewsCategoriesProps) {
  return (
    <FilterChips
      label="Categorías"
      className="min-h-11"
      value={chosen ?? filters.category ?? ALL}
      href={(slug) => newsAddress({ ...filters, category: slug || null, page: 1 })}
      items={[
        { value: ALL, label: 'Todas' },
        ...getFragment(NewsCategories_category, categories).map(({ slug, name, color }) => ({
          value: slug,
          label: (
            <>
              <CategorySpot color={color} />
              {name}
            </>
          ),
        })),
      ]}
    />
  );
}
