import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { saleState } from '../matches/match-state.ts';
import { useLiveCard } from '../matches/use-live-card.ts';
import { MatchScoreboard } from '../matches/MatchScoreboard.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { formatEuros } from '../../ui/text.ts';
import { EmptyList } from './EmptyList.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export const MatchesSection_match = graphql(`
  fragment MatchesSection_match on Match {
    id
    homeTeam
    awayTeam
    isHome
    isOnSale
    status
    matchDate
    ticketPrice
    ticketsAvailable
    ...MatchScoreboard_match
  }
`);

type MatchKey = FragmentType<typeof MatchesSection_match>;

/** Autoplay interval if there is more than one match. */
const MATCH_MS = 5000;

/**
 * On phones the boards after the first are laid out later, see theme.css. All are as tall as a board on sale, so that
 * nothing shifts then.
 */
const BOARD = 'w-full max-sm:min-h-[28.75rem] max-sm:later-[28.75rem] lg:w-[50rem]';

/** The next matches as scoreboards, the nearest first; undefined while loading. */
export function MatchesSection({ matches }: { matches: readonly MatchKey[] | undefined }) {
  return (
    <section aria-labelledby="proximos-partidos" className="on-ink border-t border-hairline bg-ink text-fg">
      <div className="wrap grid gap-6 pt-8 pb-10 sm:pt-12 sm:pb-14">
        {matches && matches.length > 0 ? (
          <Carousel
            label="Partidos, el más cercano primero"
            intervalMs={MATCH_MS}
            slideClass={BOARD}
            header={
              <div className="max-sm:max-w-40">
                <Heading />
              </div>
            }
          >
            {matches.map((match, at) => (
              <Board key={at} match={match} />
            ))}
          </Carousel>
        ) : (
          <>
            <Heading />
            {matches ? (
              <EmptyList title="No hay próximos partidos">
                Pronto anunciaremos el próximo calendario
              </EmptyList>
            ) : (
              <LoadingMatches />
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Heading() {
  return <SectionHeading id="proximos-partidos" title="Próximos partidos" />;
}

function Board({ match: key }: { match: MatchKey }) {
  const served = getFragment(MatchesSection_match, key);
  const live = useLiveCard(served);
  const match = live ? getFragment(MatchesSection_match, live) : served;
  const state = saleState(match);
  return (
    <MatchScoreboard
      match={match}
      as="h3"
      className="h-full"
      actions={
        <>
          {state === 'sold-out' && (
            <Badge tone="error" className="min-h-12 px-4 max-sm:flex-1 max-sm:justify-center">
              Entradas agotadas
            </Badge>
          )}
          <ButtonLink to="/calendario" variant="ghost" className="max-sm:flex-1">
            VER CALENDARIO
          </ButtonLink>
          {state === 'on-sale' && (
            <ButtonLink
              to={`/entradas/${match.id}`}
              className="flex-wrap max-sm:order-first max-sm:basis-full"
            >
              Comprar entrada
              <span className="sr-only">
                {' '}
                para {match.homeTeam} – {match.awayTeam}{' '}
              </span>
              <span className="border-l border-current/35 pl-2">{formatEuros(match.ticketPrice)}</span>
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

function LoadingMatches() {
  return (
    <div role="status" className="grid">
      <Skeleton className="col-start-1 row-start-1 h-[25rem] rounded-lg lg:w-[50rem]" />
      <p className="headline col-start-1 row-start-1 self-center px-6 text-center text-lg lg:w-[50rem]">
        Cargando próximos partidos...
      </p>
    </div>
  );
}
