import type { ReactNode } from 'react';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { CardCourt } from './CardCourt.tsx';
import { PlayerPicture } from './PlayerPicture.tsx';
import { positionsText } from './positions.ts';
import { RadarChart } from './RadarChart.tsx';
import { ratingTier } from './rating-tier.ts';
import { ratingGroups } from './ratings.ts';
import { RatingTable } from './RatingTable.tsx';

export const PlayerSheet_player = graphql(`
  fragment PlayerSheet_player on Player {
    id
    position
    country
    overall
    primaryQuality
    secondaryQuality
    ...Ratings_player
    ...PlayerPicture_player
  }
`);

/** A player's details: personal data, strengths, and the ratings as a chart and a table. */
export function PlayerSheet({ player: key }: { player: FragmentType<typeof PlayerSheet_player> }) {
  const player = getFragment(PlayerSheet_player, key);
  const { overall, primaryQuality, secondaryQuality } = player;
  const groups = ratingGroups(player);
  const tier = ratingTier(overall);
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6">
        <div className={cx('on-ink self-start rounded-md p-1', tier.tint, tier.foil)}>
          <div className="relative grid justify-items-center overflow-hidden rounded-sm bg-ink px-3 pt-3 pb-4">
            <CardCourt />
            <PlayerPicture player={player} className="relative w-4/5" />
            <p className="figure relative mt-3 text-[3rem] text-(--tier) sm:text-[3.75rem]">
              <span className="sr-only">Valoración general: </span>
              {overall}
            </p>
          </div>
        </div>
        <dl className="grid content-center gap-x-6 gap-y-2.5 sm:grid-cols-2 sm:gap-y-4">
          <Fact label="Posición">{positionsText(player.position)}</Fact>
          <Fact label="País">{player.country}</Fact>
          {primaryQuality && <Fact label="Cualidad principal">{primaryQuality}</Fact>}
          {secondaryQuality && <Fact label="Segunda cualidad">{secondaryQuality}</Fact>}
        </dl>
      </div>
      <div className="grid items-center gap-x-8 gap-y-2 border-t border-hairline pt-4 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <RadarChart groups={groups} className="w-full max-w-md justify-self-center" />
        <RatingTable groups={groups} />
      </div>
      <ButtonLink to={`/jugadores/${player.id}`} variant="secondary" className="justify-self-start">
        Estadísticas y partidos
      </ButtonLink>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="caption text-muted">{label}</dt>
      <dd className="headline text-lg sm:text-xl">{children}</dd>
    </div>
  );
}
