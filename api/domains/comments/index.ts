import type { Domain } from '../../platform/domain.ts';
import './comments.schema.ts';
import './own-comments.schema.ts';
import './comments-writing.schema.ts';
import './comment-moderation.schema.ts';

/** Comments under articles and their moderation. */
export const commentsDomain: Domain = {
  name: 'comments',
  publicFiles: ['comment-events.ts', 'comments.ts', 'moderation.ts'],
};
