import { Link, useSearchParams } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { useSite } from '../../app/site.tsx';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { useListQuery } from '../../graphql/use-list-query.ts';
import { matchJsonLd } from '../matches/match-json-ld.ts';
import { PageBand } from '../../ui/PageBand.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CalendarDays, Ticket } from '../../ui/icons.tsx';
import { Users } from '../../ui/page-icons.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { NoMatches } from './NoMatches.tsx';
import { useOwnMatches } from './own-tickets.ts';
import { TicketCard } from './TicketCard.tsx';
import { TicketCardSkeletons } from './TicketCardSkeletons.tsx';
import { TicketsNav } from './TicketsNav.tsx';

/** More than the club ever has on sale at once; further pages exist all the same. */
const PAGE_SIZE = 20;

const TicketsQuery = graphql(`
  query TicketsPage($page: Int!, $pageSize: Int!) {
    matches(filter: { upcoming: true, home: true }, page: $page, pageSize: $pageSize) {
      pageCount
      items {
        id
        ...TicketCard_match
        ...MatchJsonLd_match
      }
    }
  }
`);

function queryVariables(params: URLSearchParams) {
  const page = params.get('pagina') ?? '';
  return { page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1, pageSize: PAGE_SIZE };
}

export const load: PageLoad = async (client, { request }) => {
  await preload(client, TicketsQuery, queryVariables(new URL(request.url).searchParams));
  return null;
};

export default function TicketsPage() {
  const [search] = useSearchParams();
  const variables = queryVariables(search);
  const { origin, season } = useSite();
  const own = useOwnMatches();
  const [{ data, error }, ask] = useListQuery({ query: TicketsQuery, variables });
  const matches = data?.matches;
  return (
    <>
      <Seo
        title="Entradas"
        description={`Compra tus entradas para los próximos partidos del ${club.name} en el ${club.venue.name}: fechas, horarios y precios de la temporada ${season.label}.`}
        canonical={address(variables.page)}
        jsonLd={[
          ...(matches?.items.map((match) => matchJsonLd(match, origin)) ?? []),
          breadcrumbs(origin, ['Entradas', '/entradas']),
        ]}
      />
      <PageBand
        kicker={`Temporada ${season.label} · ${club.venue.name}`}
        title="Entradas"
        seed="entradas"
        foot={<TicketsNav />}
      >
        <p>Elige partido, compra tu entrada y entra con el código QR de tu móvil.</p>
      </PageBand>
      <div className="wrap grid gap-12 py-8 sm:py-12">
        <section aria-label="Partidos en casa" className="grid gap-5">
          {error && (
            <Alert
              tone="error"
              title="No hemos podido cargar los partidos"
              actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
            >
              Comprueba tu conexión y vuelve a intentarlo.
            </Alert>
          )}
          {!matches && !error && <TicketCardSkeletons />}
          {matches?.items.length === 0 && <NoMatches />}
          {matches?.items.map((match) => (
            <TicketCard key={match.id} match={match} owned={own.has(match.id)} />
          ))}
          {matches && (
            <Pagination
              page={variables.page}
              pageCount={matches.pageCount}
              href={address}
              label="Páginas de entradas"
            />
          )}
        </section>
        <MoreWays />
      </div>
    </>
  );
}

function address(page: number): string {
  return page > 1 ? `/entradas?pagina=${page}` : '/entradas';
}

const WAYS = [
  {
    to: '/entradas/proximo',
    Icon: CalendarDays,
    title: 'Próximo partido',
    text: 'Cuenta atrás, horario y cómo llegar al pabellón.',
  },
  {
    to: '/entradas/abonos',
    Icon: Ticket,
    title: 'Abonos',
    text: 'Toda la temporada en tu asiento, en tres plazos.',
  },
  {
    to: '/entradas/grupos',
    Icon: Users,
    title: 'Grupos',
    text: 'Colegios, clubes, peñas y empresas, juntos en la grada.',
  },
] as const;

function MoreWays() {
  return (
    <section aria-labelledby="mas-formas" className="grid gap-5">
      <h2 id="mas-formas" className="display text-display-sm">
        Más formas de venir
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {WAYS.map(({ to, Icon, title, text }) => (
          <Card key={to} as="li" linked className="flex gap-4 p-5">
            <Icon size={28} className="mt-0.5 shrink-0 text-accent-text" />
            <div className="grid content-start gap-1">
              <h3 className="headline text-xl">
                <Link to={to} className="card-link">
                  {title}
                </Link>
              </h3>
              <p className="text-muted">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
