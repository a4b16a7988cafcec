import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { formatShortDate } from '../../../ui/dates.ts';
import { Select } from '../../../ui/Select.tsx';

const ArticleMatches = graphql(`
  query ArticleMatches($season: Int, $currentSeason: Boolean) {
    seasons {
      year
      label
    }
    season(year: $season) {
      year
    }
    matches(filter: { season: $season, currentSeason: $currentSeason }, pageSize: 100) {
      items {
        id
        homeTeam
        awayTeam
        result
        matchDate
      }
    }
  }
`);

interface MatchFieldProps {
  /** Id; empty for no match. */
  value: string;
  /** The season of the article's match; null means that of today. */
  season: number | null;
  error: string | undefined;
  onChange: (matchId: string) => void;
}

/** A select has no empty value. */
const NONE = 'none';

/** The match that an article is about, chosen from those of a season. */
export function MatchField({ value, season: first, error, onChange }: MatchFieldProps) {
  const [season, setSeason] = useState(first);
  const [{ data, error: failure }, ask] = useQuery({
    query: ArticleMatches,
    variables: season === null ? { currentSeason: true } : { season },
  });
  const matches = data?.matches.items ?? [];
  const isListed = value === '' || matches.some(({ id }) => id === value);
  const seasons = data?.seasons ?? [];
  return (
    <>
      {seasons.length > 1 && (
        <Select
          label="Temporada del partido"
          value={season ?? data?.season?.year ?? ''}
          onChange={(event) => setSeason(Number(event.target.value))}
          options={seasons.map(({ year, label }) => ({ value: String(year), label }))}
        />
      )}
      <Select
        label="Partido"
        hint="Si la noticia trata de un partido, cada uno enlaza con la otra."
        value={value || NONE}
        error={error ?? (failure && !data ? 'No se han podido cargar los partidos' : undefined)}
        onFocus={() => {
          if (failure) ask();
        }}
        onChange={(event) => onChange(event.target.value === NONE ? '' : event.target.value)}
        options={[
          { value: NONE, label: 'Ninguno' },
          ...(isListed ? [] : [{ value, label: data ? 'El partido elegido' : 'Cargando...' }]),
          // What a writer looks for is most often the last one.
          ...matches.toReversed().map(({ id, homeTeam, awayTeam, result, matchDate }) => ({
            value: id,
            label: `${formatShortDate(matchDate)} · ${homeTeam} – ${awayTeam}${result ? ` (${result})` : ''}`,
          })),
        ]}
      />
    </>
  );
}
