import { Seo } from '../app/Seo.tsx';

export default function TicketsPage() {
  return (
    <>
      <Seo title="Entradas" description="Entradas del Palma Mallorca Bàsquet." />
      <h1>Entradas</h1>
    </>
  );
}
