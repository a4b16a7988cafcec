import { data, Link, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { MessagePage } from '../../app/MessagePage.tsx';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { PlayerRecord } from '../statistics/PlayerRecord.tsx';
import { positionsText } from './positions.ts';
import { PlayerSquads } from './PlayerSquads.tsx';
import { squadAddress } from './squad-address.ts';

const PlayerQuery = graphql(`
  query PlayerPage($id: ID!) {
    player(id: $id) {
      id
      name
      dorsal
      position
      season {
        year
        label
      }
      ...PlayerSquads_player
      games {
        key
      }
      ...PlayerRecord_player
    }
  }
`);

export const load: PageLoad = async (client, { params }) => {
  const answer = await preload(client, PlayerQuery, { id: params.id ?? '' });
  return answer && !answer.player ? data(null, { status: 404 }) : null;
};

/** A player: averages by season, and every game. */
export default function PlayerPage() {
  const { id = '' } = useParams();
  const { origin, season: running } = useSite();
  const [{ data: answer, error }, ask] = useQuery({ query: PlayerQuery, variables: { id } });
  const player = answer?.player;
  if (!player) {
    if (!answer && !error)
      return (
        <SkeletonGroup label="Cargando el jugador..." className="wrap grid gap-6 py-10">
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </SkeletonGroup>
      );
    return <PlayerMissing {...(error && { onRetry: () => ask({ requestPolicy: 'network-only' }) })} />;
  }
  const { name, dorsal, position, season } = player;
  return (
    <article>
      <Seo
        title={`${name}, estadísticas`}
        description={`Medias por temporada y partido a partido de ${name}, ${positionsText(position).toLowerCase()} del ${club.name}.`}
        jsonLd={[breadcrumbs(origin, ['Plantilla', '/plantilla'], [name, `/jugadores/${player.id}`])]}
      />
      <PageBand
        kicker={[`N.º ${dorsal}`, positionsText(position), season.label !== running.label && season.label]
          .filter(Boolean)
          .join(' · ')}
        title={name}
        seed={`jugador-${player.id}`}
      >
        <p>
          <Link
            to={squadAddress({ season: season.label === running.label ? null : season.year, dorsal })}
            className="font-semibold underline underline-offset-4"
          >
            Ver su ficha
          </Link>
        </p>
      </PageBand>
      <div className="wrap grid gap-12 py-10 sm:gap-16 sm:py-14">
        {player.games.length > 0 ? (
          <PlayerRecord player={player} />
        ) : (
          <EmptyState
            as="h2"
            title="Todavía no hay estadísticas"
            seed="jugador-sin-datos"
            actions={<ButtonLink to="/calendario">Ver el calendario</ButtonLink>}
          >
            Aparecerán aquí después del primer partido con acta.
          </EmptyState>
        )}
        <PlayerSquads player={player} />
      </div>
    </article>
  );
}

function PlayerMissing({ onRetry }: { onRetry?: () => void }) {
  const title = onRetry ? 'Jugador no disponible' : 'Jugador no encontrado';
  const text = onRetry
    ? 'No hemos podido cargar el jugador. Comprueba tu conexión y vuelve a intentarlo.'
    : 'El jugador que buscas no existe o ya no está en la plantilla.';
  return (
    <MessagePage
      seed="jugador-404"
      kicker="Plantilla"
      title={title}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Reintentar</Button>}
          <ButtonLink to="/plantilla" {...(onRetry && { variant: 'secondary' })}>
            Ver la plantilla
          </ButtonLink>
        </>
      }
    >
      <Seo title={title} description={text} noIndex />
      <p>{text}</p>
    </MessagePage>
  );
}
