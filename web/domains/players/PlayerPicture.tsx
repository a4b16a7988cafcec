import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Jersey } from '../../ui/art/Jersey.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';

export const PlayerPicture_player = graphql(`
  fragment PlayerPicture_player on Player {
    dorsal
    profileImage
  }
`);

/** Colour of the first kit. */
const KIT_COLOUR = '#1b3357';

interface PlayerPictureProps {
  player: FragmentType<typeof PlayerPicture_player>;
  className?: string;
}

/** A player's picture, or a jersey with the number if there is none. Decorative; give it a width. */
export function PlayerPicture({ player, className }: PlayerPictureProps) {
  const { dorsal, profileImage } = getFragment(PlayerPicture_player, player);
  return (
    <Picture
      url={profileImage}
      alt=""
      sizes="(min-width: 64rem) 10rem, 28vw"
      className={cx('aspect-120/158 rounded-md object-cover object-top', className)}
    >
      <Jersey number={dorsal} color={KIT_COLOUR} className={className ?? ''} />
    </Picture>
  );
}
