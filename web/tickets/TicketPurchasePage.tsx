import { Seo } from '../app/Seo.tsx';

export default function TicketPurchasePage() {
  return (
    <>
      <Seo title="Comprar entrada" description="Comprar entrada del Palma Mallorca Bàsquet." />
      <h1>Comprar entrada</h1>
    </>
  );
}
