import { Seo } from '../app/Seo.tsx';

export default function NewsListPage() {
  return (
    <>
      <Seo title="Noticias" description="Noticias del Palma Mallorca Bàsquet." />
      <h1>Noticias</h1>
    </>
  );
}
