import { data, Link, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { NotFoundPage } from '../../app/NotFoundPage.tsx';
import type { PageLoad } from '../../app/page.ts';
import { Seo } from '../../app/Seo.tsx';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ArrowLeft } from '../../ui/page-icons.tsx';
import { PurchaseSkeleton } from './PurchaseSkeleton.tsx';
import { TicketPurchase } from './TicketPurchase.tsx';

const TicketPurchaseQuery = graphql(`
  query TicketPurchasePage($id: ID!) {
    match(id: $id) {
      ...TicketPurchase_match
    }
  }
`);

export const load: PageLoad = async (client, { params }) => {
  const answer = await preload(client, TicketPurchaseQuery, { id: params.id ?? '' });
  return answer && !answer.match ? data(null, { status: 404 }) : null;
};

/** One match and its ticket offer. Public data comes with the page; the user's own ticket is loaded afterwards. */
export default function TicketPurchasePage() {
  const { id = '' } = useParams();
  const [{ data: answer, error }, ask] = useQuery({ query: TicketPurchaseQuery, variables: { id } });
  const again = () => ask({ requestPolicy: 'network-only' });
  if (answer && !answer.match) return <NotFoundPage />;
  return (
    <div className="wrap grid gap-6 py-6 sm:py-10">
      <Link
        to="/entradas"
        className="flex w-fit items-center gap-2 py-2 font-semibold no-underline hover:underline print:hidden"
      >
        <ArrowLeft size={20} /> Todas las entradas
      </Link>
      {answer?.match && <TicketPurchase key={id} match={answer.match} onRefused={again} />}
      {!answer && error && (
        <>
          <Seo title="Entradas" description="Entradas para los partidos del club." noIndex />
          <h1 className="display text-display-md">Entradas</h1>
          <Alert
            tone="error"
            title="No hemos podido cargar el partido"
            actions={<Button onClick={again}>Reintentar</Button>}
          >
            Comprueba tu conexión y vuelve a intentarlo.
          </Alert>
        </>
      )}
      {!answer && !error && (
        <>
          <Seo title="Entradas" description="Entradas para los partidos del club." />
          <PurchaseSkeleton />
        </>
      )}
    </div>
  );
}
