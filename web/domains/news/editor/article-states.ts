import type { ArticleState } from '../../../gql/graphql.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

/** How staff read an article's state. */
export const ARTICLE_STATES: Readonly<Record<ArticleState, { label: string; tone: BadgeTone }>> = {
  DRAFT: { label: 'Borrador', tone: 'neutral' },
  SCHEDULED: { label: 'Programada', tone: 'sea' },
  PUBLISHED: { label: 'Publicada', tone: 'ok' },
  HIDDEN: { label: 'Oculta', tone: 'warn' },
};
