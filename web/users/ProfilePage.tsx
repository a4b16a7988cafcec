import { Seo } from '../app/Seo.tsx';

export default function ProfilePage() {
  return (
    <>
      <Seo title="Mi perfil" description="Mi perfil del Palma Mallorca Bàsquet." />
      <h1>Mi perfil</h1>
    </>
  );
}
