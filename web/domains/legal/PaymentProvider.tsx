import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import type { PaymentWay } from '../../gql/graphql.ts';

export const PaymentProviderQuery = graphql(`
  query PaymentProvider {
    paymentWay
  }
`);

/** Who takes the payments. The privacy policy must name it; a club that takes none on the site names nobody. */
const PROVIDERS: Partial<Record<PaymentWay, string>> = {
  CARD_OR_BIZUM: 'Redsys Servicios de Procesamiento, S.L., y el banco del Club',
  CARD: 'Stripe Payments Europe, Ltd.',
};

/** The entry of the payment provider in the list of who gets personal data. Nothing if the site takes no payments. */
export function PaymentProvider() {
  const [{ data }] = useQuery({ query: PaymentProviderQuery });
  const provider = data && PROVIDERS[data.paymentWay];
  if (!provider) return null;
  return (
    <li>
      {provider}, solo si pagas una entrada en la web. El pago se hace en su página: los datos de tu tarjeta
      no pasan por la nuestra, que solo le da el importe y el número del pedido;
    </li>
  );
}
