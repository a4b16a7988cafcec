import { Seo } from '../app/Seo.tsx';

export default function AuthPage() {
  return (
    <>
      <Seo title="Accede a tu cuenta" description="Accede a tu cuenta del Palma Mallorca Bàsquet." />
      <h1>Accede a tu cuenta</h1>
    </>
  );
}
