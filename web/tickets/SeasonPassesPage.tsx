import { Seo } from '../app/Seo.tsx';

export default function SeasonPassesPage() {
  return (
    <>
      <Seo title="Abonos" description="Abonos del Palma Mallorca Bàsquet." />
      <h1>Abonos</h1>
    </>
  );
}
