import { useLocation } from 'react-router-dom';
import { useSite } from './site.tsx';
import { club } from '../../api/club/club.ts';

interface SeoProps {
  /** Without the club's name, which is added; omitted on the home page. */
  title?: string;
  /** Plain text; cut to 160 characters. */
  description: string;
  /** URL of the picture for shared links: absolute, or a path of this site. */
  image?: string | null | undefined;
  type?: 'website' | 'article';
  /** Canonical path; by default the current path without its query. */
  canonical?: string;
  /** For pages that do not belong in search results: private pages and errors. */
  noIndex?: boolean;
  /** Structured data (schema.org), one object or several. */
  jsonLd?: object | readonly object[];
}

const DESCRIPTION_LENGTH = 160;

/** Metadata for search engines and shared links. React hoists it into the head, also on the server. */
export function Seo({ title, description, image, type = 'website', canonical, noIndex, jsonLd }: SeoProps) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} | ${club.name}` : club.name;
  const text = cutAtWord(description, DESCRIPTION_LENGTH);
  const address = origin + (canonical ?? pathname);
  const shared = image ?? '/og/club.png';
  const picture = new URL(shared, origin).href;
  // The pictures drawn by `api/domains/social-pictures` all have the same size; others may have any size.
  const isDrawn = shared.startsWith('/og/');
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={club.name} />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      {isDrawn && <meta property="og:image:width" content="1200" />}
      {isDrawn && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <JsonLd value={jsonLd} />}
    </>
  );
}

/** A data block that executes nothing, so the content security policy does not apply to it. */
function JsonLd({ value }: { value: object | readonly object[] }) {
  const data = Array.isArray(value) ? { '@graph': value } : value;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Shortens to at most `length` characters, at a word boundary, with an ellipsis. */
function cutAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  return line.slice(0, length - 1).replace(/[\s,.;:]*\S*$/u, '') + '…';
}
