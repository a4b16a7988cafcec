import { useCallback, useState } from 'react';
import { type FragmentType, getFragment, graphql } from '../gql/index.ts';
import { Jersey } from '../ui/art/Jersey.tsx';
import { cx } from '../ui/cx.ts';

export const PlayerPicture_player = graphql(`
  fragment PlayerPicture_player on Player {
    dorsal
    profileImage
  }
`);

/** The cloth of the first kit. */
const KIT_COLOUR = '#1b3357';

interface PlayerPictureProps {
  player: FragmentType<typeof PlayerPicture_player>;
  className?: string;
}

/** A player's picture, or the jersey with the number where there is none. Decorative; give it a width. */
export function PlayerPicture({ player, className }: PlayerPictureProps) {
  const { dorsal, profileImage: url } = getFragment(PlayerPicture_player, player);
  const [failed, setFailed] = useState<string>();
  // A picture that failed before the page was hydrated told nobody.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (url && image?.complete && image.naturalWidth === 0) setFailed(url);
    },
    [url],
  );
  if (!url || failed === url)
    return <Jersey number={dorsal} color={KIT_COLOUR} className={className ?? ''} />;
  return (
    <img
      ref={look}
      key={url}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(url)}
      className={cx('aspect-120/158 rounded-md object-cover object-top', className)}
    />
  );
}
