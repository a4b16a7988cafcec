import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { cx } from '../../ui/cx.ts';
import { categoryPaint } from './category-colour.ts';

export const CategoryBadge_category = graphql(`
  fragment CategoryBadge_category on NewsCategory {
    name
    color
  }
`);

interface CategoryBadgeProps {
  category: FragmentType<typeof CategoryBadge_category>;
  className?: string;
}

/** An article's category, in the colour chosen by staff. */
export function CategoryBadge({ category, className }: CategoryBadgeProps) {
  const { name, color } = getFragment(CategoryBadge_category, category);
  const { background, text } = categoryPaint(color);
  return (
    <span
      style={{ backgroundColor: background, color: text }}
      // The thin border separates a dark colour from a dark page.
      className={cx(
        'caption inline-flex min-h-6 w-fit items-center rounded-sm px-2 py-0.5 whitespace-nowrap shadow-[inset_0_0_0_1px_#ffffff38]',
        className,
      )}
    >
      {name}
    </span>
  );
}

/** The category's colour as a dot beside its name, for filters. */
export function CategorySpot({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: categoryPaint(color).background }}
      className="mr-2 inline-block size-3.5 shrink-0 rounded-full shadow-[0_0_0_2px_#ffffff8c]"
    />
  );
}
