import { useMatches } from 'react-router-dom';
import type { PageRoute } from './page.ts';
import { Seo } from './Seo.tsx';

export default function ComingSoonPage() {
  const title = (useMatches().at(-1)?.handle as PageRoute | undefined)?.title ?? 'Próximamente';
  return (
    <>
      <Seo title={title} description={`${title}: próximamente.`} noIndex />
      <h1>{title}</h1>
    </>
  );
}
