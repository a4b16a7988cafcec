import { makeFragmentData } from '../../../gql/index.ts';
import { useImageAddress } from '../../../ui/ImageField.tsx';
import { PlayerCard, PlayerCard_player } from '../PlayerCard.tsx';
import { PlayerPicture_player } from '../PlayerPicture.tsx';
import type { PlayerFormValues } from './player-form.ts';

/** The current values of the form, between 0 and 99. */
const figure = (typed: string) => Math.min(99, Math.max(0, Math.round(Number(typed)) || 0));

/** The trading card for the values of the form, as on the squad's page. */
export function CardPreview({ values }: { values: PlayerFormValues }) {
  const picture = useImageAddress(values.profileImage);
  const dorsal = figure(values.dorsal);
  const atkOverall = figure(values.atkOverall);
  const defOverall = figure(values.defOverall);
  const card = makeFragmentData(
    {
      __typename: 'Player',
      dorsal,
      name: values.name.trim() || 'Nombre',
      position: values.position.length > 0 ? values.position : ['PG'],
      country: values.country.trim() || 'País',
      overall: Math.round((atkOverall + defOverall) / 2),
      atkOverall,
      defOverall,
      ...makeFragmentData({ __typename: 'Player', dorsal, profileImage: picture }, PlayerPicture_player),
    },
    PlayerCard_player,
  );
  return (
    // A preview only: its button does nothing.
    <div inert className="mx-auto w-full max-w-60">
      <PlayerCard player={card} onOpen={() => undefined} />
    </div>
  );
}
