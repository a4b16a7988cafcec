import { CourtCrop } from '../../ui/art/CourtCrop.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';

interface NewsPictureProps {
  /** Address of the picture; null where there is none. */
  url: string | null | undefined;
  /** Of the article: picks the crop of the court that stands in for a picture. */
  seed: string;
  /** Of the category: paints that court. */
  color: string;
  /** How wide its box is, as of the attribute `sizes`, where it is wider than a card. */
  sizes?: string;
  /** What it shows; empty where the title beside it says so. */
  alt?: string;
  /** For the picture that the page opens with. */
  priority?: boolean;
  className?: string;
}

/** The picture of an article, or the painted court where there is none or it cannot be loaded. Fills its box. */
export function NewsPicture({ seed, color, alt = '', className, ...picture }: NewsPictureProps) {
  return (
    <Picture {...picture} alt={alt} className={cx('block size-full bg-sunken object-cover', className)}>
      <CourtCrop seed={`noticia-${seed}`} color={color} className={className} />
    </Picture>
  );
}
