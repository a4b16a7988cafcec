import { CourtCrop } from '../../ui/art/CourtCrop.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';

interface NewsPictureProps {
  /** URL of the picture; null if there is none. */
  url: string | null | undefined;
  /** Id of the article: seed of the court picture that replaces a missing picture. */
  seed: string;
  /** Colour of the category, for that court. */
  color: string;
  /** Value of `sizes`, if the box is wider than a card. */
  sizes?: string;
  /** Alternative text; empty if the title beside it says the same. */
  alt?: string;
  /** For the first picture of a page: loaded eagerly. */
  priority?: boolean;
  className?: string;
}

/** An article's picture, or the painted court if it is missing or fails to load. Fills its box. */
export function NewsPicture({ seed, color, alt = '', className, ...picture }: NewsPictureProps) {
  return (
    <Picture {...picture} alt={alt} className={cx('block size-full bg-sunken object-cover', className)}>
      <CourtCrop seed={`noticia-${seed}`} color={color} className={className} />
    </Picture>
  );
}
