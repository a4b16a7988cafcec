import { Seo } from '../app/Seo.tsx';

export default function NextMatchPage() {
  return (
    <>
      <Seo title="Próximo partido" description="Próximo partido del Palma Mallorca Bàsquet." />
      <h1>Próximo partido</h1>
    </>
  );
}
