import type { ArticleState } from '../../../gql/graphql.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

/** Labels of the article states, for staff. */
export const ARTICLE_STATES: Readonly<Record<ArticleState, { label: string; tone: BadgeTone }>> = {
  DRAFT: { label: 'Borrador', tone: 'neutral' },
  SCHEDULED: { label: 'Programada', tone: 'sea' },
  PUBLISHED: { label: 'Publicada', tone: 'ok' },
  HIDDEN: { label: 'Oculta', tone: 'warn' },
};
