import type { Domain } from '../../platform/domain.ts';
import { newsCalls } from './news.calls.ts';
import { NEWS_JOB } from './news-announcements.ts';
import './news.schema.ts';
import './match-news.schema.ts';
import './news-categories.schema.ts';
import './news-editing.schema.ts';
import './news-bulk.schema.ts';
import './all-news.schema.ts';
import './categories-editing.schema.ts';

/** Articles and their categories. */
export const newsDomain: Domain = {
  name: 'news',
  publicFiles: ['article-state.ts', 'excerpt.ts', 'news.ts'],
  calls: newsCalls,
  wakes: { news: NEWS_JOB },
  async openBackground(database) {
    const { openNewsBackground } = await import('./news.background.ts');
    return openNewsBackground(database);
  },
};
