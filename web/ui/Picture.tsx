import { type ReactNode, useCallback, useState } from 'react';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  /** Address of the picture; null where there is none. */
  url: string | null | undefined;
  /** What it shows; empty where the text beside it says so. */
  alt: string;
  /** How wide it is shown, as of the attribute `sizes`; where it is lazy, for browsers that cannot measure. */
  sizes: string;
  /** For the picture that the page opens with; others are loaded when they come near. */
  priority?: boolean | undefined;
  /** Must size it: its own measures are not known before it is here, and nothing may shift. */
  className: string;
  /** Stands in where there is no picture or it cannot be loaded. */
  children: ReactNode;
}

/** A picture that somebody sent or gave an address for; one that was sent, in the size that its place needs. */
export function Picture({ url, alt, sizes, priority, className, children }: PictureProps) {
  const [lost, setLost] = useState<readonly string[]>([]);
  const sources = url ? pictureSources(url) : undefined;
  // Where one of its sizes cannot be loaded, the picture itself may be.
  const srcSet = sources && !lost.includes(sources) ? sources : undefined;
  const shown = srcSet ?? url;
  const fail = useCallback(() => setLost((before) => (shown ? [...before, shown] : before)), [shown]);
  // A picture that failed before the page was hydrated told nobody.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) fail();
    },
    [fail],
  );

  if (!url || lost.includes(url)) return children;
  return (
    <img
      ref={look}
      key={shown}
      alt={alt}
      onError={fail}
      decoding="async"
      // Before the addresses, which some browsers fetch as soon as they are set.
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      {...(srcSet && { sizes: priority ? sizes : `auto, ${sizes}`, srcSet })}
      src={url}
      className={className}
    />
  );
}
