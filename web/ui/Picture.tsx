import { type ReactNode, useState } from 'react';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  /** URL of the picture; null if there is none. */
  url: string | null | undefined;
  /** Alternative text; empty if the text beside it says the same. */
  alt: string;
  /**
   * The `sizes` attribute; by default that of a card in a grid. Lazy pictures only need it in browsers that do not
   * measure them.
   */
  sizes?: string | undefined;
  /** For the first picture of a page; others are lazy loaded. */
  priority?: boolean | undefined;
  /** Must set the size: the picture's own size is unknown before it loads, and nothing may shift. */
  className: string;
  /** Shown if there is no picture or it fails to load. */
  children: ReactNode;
}

/** An uploaded or external picture; an uploaded one in the size that fits. */
export function Picture({ url, alt, sizes = '25rem', priority, className, children }: PictureProps) {
  // What failed to load: first the responsive sizes, then the picture itself.
  const [lost, setLost] = useState<string>();
  if (!url || lost === url) return children;

  const sources = pictureSources(url);
  const srcSet = sources === lost ? undefined : sources;
  const shown = srcSet ?? url;
  const fail = () => setLost(shown);
  return (
    <img
      key={shown}
      // The error event may have fired before hydration.
      ref={(image) => {
        if (image?.complete && !image.naturalWidth) fail();
      }}
      alt={alt}
      onError={fail}
      decoding="async"
      // Before `src`, which some browsers fetch as soon as it is set.
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      {...(srcSet && { sizes: priority ? sizes : `auto, ${sizes}`, srcSet })}
      src={url}
      className={className}
    />
  );
}
