import { useId, type MouseEvent } from 'react';
import { club } from '../../../api/club/club.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { PlayerCard_PlayerFragment } from '../../gql/graphql.ts';
import { Crest } from '../../ui/art/Crest.tsx';
import { cx } from '../../ui/cx.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { shorten } from '../../ui/text.ts';
import { CardCourt } from './CardCourt.tsx';
import { PlayerPicture } from './PlayerPicture.tsx';
import { positionsText } from './positions.ts';
import { ratingTier } from './rating-tier.ts';
import { PLAYER_PARAMETER } from './squad-address.ts';

export const PlayerCard_player = graphql(`
  fragment PlayerCard_player on Player {
    dorsal
    name
    position
    country
    overall
    atkOverall
    defOverall
    ...PlayerPicture_player
  }
`);

/** Maximum length of names on cards. */
const NAME_LENGTH = 16;

interface PlayerCardProps {
  player: FragmentType<typeof PlayerCard_player>;
  onOpen: (dorsal: number) => void;
}

/**
 * A trading card, 5:7. It scales with its own width (`cqi`), so that two fit side by side on a phone. Its button
 * submits the squad's form: without JavaScript that leads to the card's URL.
 */
export function PlayerCard({ player: key, onOpen }: PlayerCardProps) {
  const player = getFragment(PlayerCard_player, key);
  const { dorsal, name, overall } = player;
  const id = useId();
  const tier = ratingTier(overall);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(dorsal);
  };
  return (
    <div className="@container">
      <article
        aria-labelledby={id}
        className={cx(
          'on-ink group relative aspect-5/7 rounded-[5cqi] p-[2.4cqi] shadow-card transition-[translate] duration-150 hover:-translate-y-1',
          'has-[button:focus-visible]:outline-3 has-[button:focus-visible]:outline-offset-3 has-[button:focus-visible]:outline-ring',
          tier.tint,
          tier.foil,
        )}
      >
        <div className="relative grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] overflow-hidden rounded-[3.2cqi] bg-ink">
          <CardCourt />
          <div className="relative flex justify-between p-[4.5cqi] pb-0">
            <Rating player={player} />
            <Crest abbreviation={club.abbreviation} solid className="w-[13cqi] self-start" />
          </div>
          <PlayerPicture
            player={player}
            className="absolute top-[13cqi] left-1/2 w-[57cqi] -translate-x-1/2"
          />
          <div className="relative grid justify-items-center gap-[1.6cqi] bg-[linear-gradient(transparent,#0b1524_22%)] px-[4cqi] pt-[7cqi] pb-[3.5cqi] text-center">
            <h2
              id={id}
              className={cx(
                'display whitespace-nowrap',
                name.length < NAME_LENGTH ? 'text-[11.4cqi]' : 'text-[10cqi]',
              )}
            >
              <span aria-hidden="true">{shorten(name, NAME_LENGTH)}</span>
              <span className="sr-only">{name}</span>
            </h2>
            <p className="text-[max(0.75rem,5.4cqi)] leading-tight text-muted">{player.country}</p>
            <Halves player={player} />
            <button
              type="submit"
              name={PLAYER_PARAMETER}
              value={dorsal}
              onClick={open}
              aria-haspopup="dialog"
              className="flex items-center gap-1.5 font-display text-[max(0.8125rem,5.4cqi)] leading-tight font-bold [font-stretch:92%] after:absolute after:inset-0 after:content-[''] group-hover:underline group-hover:underline-offset-4 focus-visible:shadow-none focus-visible:outline-none"
            >
              Ver ficha<span className="sr-only"> de {name}</span>
              <ArrowRight className="size-[1.1em] text-(--tier)" />
            </button>
          </div>
        </div>
      </article>
    </div>
  );
}

/** Top left: the overall rating, and the position under it. */
function Rating({ player: { overall, position } }: { player: PlayerCard_PlayerFragment }) {
  return (
    <div className="grid justify-items-center gap-[1.6cqi] self-start">
      <p className="figure text-[23cqi] text-(--tier)">
        <span className="sr-only">Valoración general: </span>
        {overall}
      </p>
      <p className="font-display text-[max(0.75rem,6.2cqi)] leading-none font-extrabold [font-stretch:78%]">
        <span aria-hidden="true">{position.join(' · ')}</span>
        <span className="sr-only">{positionsText(position)}</span>
      </p>
    </div>
  );
}

/** The two ratings whose average the card shows. */
function Halves({ player: { atkOverall, defOverall } }: { player: PlayerCard_PlayerFragment }) {
  const halves = [
    { short: 'ATQ', name: 'Ataque', value: atkOverall },
    { short: 'DEF', name: 'Defensa', value: defOverall },
  ];
  return (
    <dl className="flex w-full justify-center gap-[5cqi] border-y border-(--tier)/35 py-[1.6cqi]">
      {halves.map(({ short, name, value }) => (
        <div key={short} className="flex items-baseline gap-[1.8cqi]">
          <dt className="font-display text-[max(0.6875rem,4.6cqi)] font-bold text-muted [font-stretch:88%]">
            <abbr title={name} className="no-underline">
              {short}
            </abbr>
          </dt>
          <dd className="figure text-[8.6cqi]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
