import { Seo } from '../app/Seo.tsx';

export default function GroupsPage() {
  return (
    <>
      <Seo title="Grupos" description="Grupos del Palma Mallorca Bàsquet." />
      <h1>Grupos</h1>
    </>
  );
}
