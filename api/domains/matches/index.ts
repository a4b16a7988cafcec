import type { Domain } from '../../platform/domain.ts';
import { matchCalls } from './matches.calls.ts';
import './matches.schema.ts';
import './seasons.schema.ts';
import './seasons-editing.schema.ts';
import './live-matches.schema.ts';
import './staff-matches.schema.ts';
import './match-editing.schema.ts';
import './match-progress.schema.ts';
import './competitions.schema.ts';
import './competitions-editing.schema.ts';

/** Matches and competitions. */
export const matchesDomain: Domain = {
  name: 'matches',
  publicFiles: [
    'club-date.ts',
    'copied-squad.ts',
    'feed-score.ts',
    'locked-match.ts',
    'match-events.ts',
    'match-score.ts',
    'match-subject.ts',
    'match-use.ts',
    'staff-matches.ts',
    'months.ts',
    'notice.input.ts',
    'sale.ts',
    'seasons.ts',
  ],
  calls: matchCalls,
  async openBackground(database) {
    const { openMatchesBackground } = await import('./matches.background.ts');
    return openMatchesBackground(database);
  },
};
