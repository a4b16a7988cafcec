import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { clubJsonLd } from '../home/club-json-ld.ts';

/** Structured data of the page about the club, and of the club itself. */
export function aboutJsonLd(origin: string): readonly object[] {
  return [
    clubJsonLd(origin),
    {
      '@type': 'AboutPage',
      name: `El club | ${club.name}`,
      url: `${origin}/nosotros`,
      about: { '@id': `${origin}/#club` },
    },
    breadcrumbs(origin, ['El club', '/nosotros']),
  ];
}
