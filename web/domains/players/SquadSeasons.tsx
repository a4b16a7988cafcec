import { FilterChips } from '../../ui/FilterChips.tsx';
import { useSite } from '../../app/site.tsx';
import { squadAddress } from './squad-address.ts';

interface SquadSeasonsProps {
  /** Those with a squad, the latest first. */
  seasons: readonly { year: number; label: string }[];
  /** Of the one that is shown. */
  label: string;
}

/** The links to the squads of other seasons; nothing if there is only one. */
export function SquadSeasons({ seasons, label }: SquadSeasonsProps) {
  const { season: running } = useSite();
  if (seasons.every((season) => season.label === label)) return null;
  return (
    <FilterChips
      label="Temporada"
      className="min-h-11"
      value={label}
      href={(chosen) => {
        const year = seasons.find((season) => season.label === chosen)?.year;
        return squadAddress({ season: chosen === running.label ? null : (year ?? null) });
      }}
      items={seasons.map((season) => ({ value: season.label, label: season.label }))}
    />
  );
}
