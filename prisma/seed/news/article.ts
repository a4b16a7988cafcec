import type { NewsCategoryName } from './categories.ts';

/**
 * When an article appears: a day and time at the club; so many hours after the start of the match that it is about
 * (a report); or so many days before the demonstration starts, for news that is always fresh.
 */
export type Published =
  | { day: string; time: string }
  | { hoursAfterMatch: number }
  | { daysAgo: number; time: string };

export interface Article {
  title: string;
  category: NewsCategoryName;
  published: Published;
  /** Key of the match that the article reports. */
  reports?: string;
  /** Only p, h2, blockquote, ul, li, strong, em and a. */
  html: string;
}
