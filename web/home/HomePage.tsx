import { Seo } from '../app/Seo.tsx';

export default function HomePage() {
  return (
    <>
      <Seo title="Inicio" description="Inicio del Palma Mallorca Bàsquet." />
      <h1>Inicio</h1>
    </>
  );
}
