import type { NewsCategoryName } from './categories.ts';

/**
 * When an article is published: a local date and time; this many hours after the start of its match (a report); or
 * this many days before the start of the demonstration, for recent news.
 */
export type Published =
  | { day: string; time: string }
  | { hoursAfterMatch: number }
  | { daysAgo: number; time: string };

export interface Article {
  title: string;
  category: NewsCategoryName;
  published: Published;
  /** Key of the match for a report. */
  reports?: string;
  /** Allowed tags: p, h2, blockquote, ul, li, strong, em and a. */
  html: string;
}
