import { useLocation } from 'react-router-dom';
import { useSite } from './site.tsx';
import { club } from '../../api/club/club.ts';

interface SeoProps {
  /** Without the club's name, which is added; absent on the home page. */
  title?: string;
  /** Plain text; cut to 160 characters (spec section 9). */
  description: string;
  /** Address of the picture that a shared link shows: absolute, or a path of this site. */
  image?: string | null | undefined;
  type?: 'website' | 'article';
  /** The path under which search engines should know the page; by default the one it is at, without its query. */
  canonical?: string;
  /** For pages that are of no use in a search result: private ones, errors. */
  noIndex?: boolean;
  /** Structured data, as schema.org says: of one thing or of several. */
  jsonLd?: object | readonly object[];
}

const DESCRIPTION_LENGTH = 160;

/** What search engines and shared links say of a page. React moves it into the head, also on the server. */
export function Seo({ title, description, image, type = 'website', canonical, noIndex, jsonLd }: SeoProps) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} | ${club.name}` : club.name;
  const text = cutAtWord(description, DESCRIPTION_LENGTH);
  const address = origin + (canonical ?? pathname);
  const shared = image ?? '/og/club.png';
  const picture = new URL(shared, origin).href;
  // The pictures that `api/domains/social-pictures` draws are all of one size; others may be of any.
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

/** A script that holds data and runs nothing, so the content security policy does not concern it. */
function JsonLd({ value }: { value: object | readonly object[] }) {
  const data = Array.isArray(value) ? { '@graph': value } : value;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** At most `length` characters, ending with a whole word and an ellipsis. */
function cutAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  return line.slice(0, length - 1).replace(/[\s,.;:]*\S*$/u, '') + '…';
}
