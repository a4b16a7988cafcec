import { type ReactNode, useState } from 'react';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  /** Address of the picture; null where there is none. */
  url: string | null | undefined;
  /** What it shows; empty where the text beside it says so. */
  alt: string;
  /**
   * How wide it is shown, as of the attribute `sizes`; by default a card of a grid. Where it is lazy this is for browsers
   * that do not measure it themselves.
   */
  sizes?: string | undefined;
  /** For the picture that the page opens with; others are loaded when they come near. */
  priority?: boolean | undefined;
  /** Must size it: its own measures are not known before it is here, and nothing may shift. */
  className: string;
  /** Stands in where there is no picture or it cannot be loaded. */
  children: ReactNode;
}

/** A picture that somebody sent or gave an address for; one that was sent, in the size that its place needs. */
export function Picture({ url, alt, sizes = '25rem', priority, className, children }: PictureProps) {
  // What failed last: its sizes at first, then the picture itself.
  const [lost, setLost] = useState<string>();
  if (!url || lost === url) return children;

  const sources = pictureSources(url);
  const srcSet = sources === lost ? undefined : sources;
  const shown = srcSet ?? url;
  const fail = () => setLost(shown);
  return (
    <img
      key={shown}
      // A picture that failed before the page was hydrated told nobody.
      ref={(image) => {
        if (image?.complete && !image.naturalWidth) fail();
      }}
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
