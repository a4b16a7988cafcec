import { Seo } from '../app/Seo.tsx';

export default function ArticlePage() {
  return (
    <>
      <Seo title="Noticia" description="Noticia del Palma Mallorca Bàsquet." />
      <h1>Noticia</h1>
    </>
  );
}
