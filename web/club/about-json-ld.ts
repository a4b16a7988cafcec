import { club } from '../../api/club.ts';
import { clubJsonLd } from '../home/club-json-ld.ts';

/** The page about the club as search engines read it, with the club itself. */
export function aboutJsonLd(origin: string): object {
  return {
    '@graph': [
      clubJsonLd(origin),
      {
        '@type': 'AboutPage',
        name: `El club | ${club.name}`,
        url: `${origin}/nosotros`,
        about: { '@id': `${origin}/#club` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'El club', item: `${origin}/nosotros` },
        ],
      },
    ],
  };
}
