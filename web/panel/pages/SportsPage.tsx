import { useQuery } from 'urql';
import type { PageLoad } from '../../app/page.ts';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { CalendarDays } from '../../ui/icons.tsx';
import { Building, CalendarCheck, ListOrdered, Share, Swords, Trophy, Users } from '../../ui/page-icons.tsx';
import { PanelCards } from '../PanelCards.tsx';
import { PanelPage } from '../PanelPage.tsx';

const SportsQuery = graphql(`
  query SportsPage {
    staffMatches(pageSize: 1) {
      totalCount
    }
    staffPlayers(pageSize: 1) {
      totalCount
    }
    competitions {
      id
    }
    seasons {
      year
    }
    teams {
      id
    }
    venues {
      id
    }
  }
`);

export const load: PageLoad = (client) => preload(client, SportsQuery, {}, 'cache-and-network');

/** The tab for matches, squad, competitions, seasons, teams and venues. */
export default function SportsPage() {
  const [{ data }] = useQuery({ query: SportsQuery });
  return (
    <PanelPage
      title="Deportivo"
      description="Partidos, plantilla, competiciones, temporadas, clasificación, equipos y pabellones."
    >
      <PanelCards
        label="Secciones deportivas"
        cards={[
          {
            title: 'Partidos',
            text: 'Calendario, marcador en directo, resultados y entradas a la venta.',
            Icon: CalendarDays,
            to: '/admin/sports/matches',
            count: { value: data?.staffMatches.totalCount ?? null, unit: ['partido', 'partidos'] },
          },
          {
            title: 'Jugadores',
            text: 'La plantilla: dorsales, posiciones, valoraciones y fotos.',
            Icon: Users,
            to: '/admin/sports/players',
            count: { value: data?.staffPlayers.totalCount ?? null, unit: ['jugador', 'jugadores'] },
          },
          {
            title: 'Competiciones',
            text: 'Las que se pueden elegir para un partido.',
            Icon: Trophy,
            to: '/admin/sports/competitions',
            count: { value: data?.competitions.length ?? null, unit: ['competición', 'competiciones'] },
          },
          {
            title: 'Temporadas',
            text: 'Sus días, los precios de los abonos, y cerrar una para abrir la siguiente.',
            Icon: CalendarCheck,
            to: '/admin/sports/seasons',
            count: { value: data?.seasons.length ?? null, unit: ['temporada', 'temporadas'] },
          },
          {
            title: 'Equipos',
            text: 'Los rivales: abreviatura, colores, escudo y pabellón.',
            Icon: Swords,
            to: '/admin/sports/teams',
            count: { value: data?.teams.length ?? null, unit: ['equipo', 'equipos'] },
          },
          {
            title: 'Pabellones',
            text: 'Dónde se juega: dirección, mapa y cómo llegar.',
            Icon: Building,
            to: '/admin/sports/venues',
            count: { value: data?.venues.length ?? null, unit: ['pabellón', 'pabellones'] },
          },
          {
            title: 'Clasificación',
            text: 'Resultados de los demás equipos, reglas, zonas y sanciones.',
            Icon: ListOrdered,
            to: '/admin/sports/standings',
          },
          {
            title: 'Importar',
            text: 'El calendario y los resultados de una competición, de un archivo.',
            Icon: Share,
            to: '/admin/sports/import',
          },
        ]}
      />
    </PanelPage>
  );
}
