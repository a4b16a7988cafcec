import { useCallback, useState } from 'react';
import { CourtCrop } from '../ui/art/CourtCrop.tsx';
import { cx } from '../ui/cx.ts';

interface NewsPictureProps {
  /** Address of the picture; null where there is none. */
  url: string | null | undefined;
  /** Of the article: picks the crop of the court that stands in for a picture. */
  seed: string;
  /** Of the category: paints that court. */
  color: string;
  /** What it shows; empty where the title beside it says so. */
  alt?: string;
  /** For the picture that the page opens with. */
  priority?: boolean;
  className?: string;
}

/** The picture of an article, or the painted court where there is none or it cannot be loaded. Fills its box. */
export function NewsPicture({ url, seed, color, alt = '', priority, className }: NewsPictureProps) {
  const [failed, setFailed] = useState<string>();
  // A picture that failed before the page was hydrated told nobody.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (url && image?.complete && image.naturalWidth === 0) setFailed(url);
    },
    [url],
  );

  if (!url || failed === url) {
    return <CourtCrop seed={`noticia-${seed}`} color={color} className={className} />;
  }
  return (
    <img
      ref={look}
      key={url}
      src={url}
      alt={alt}
      onError={() => setFailed(url)}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className={cx('block size-full bg-sunken object-cover', className)}
    />
  );
}
