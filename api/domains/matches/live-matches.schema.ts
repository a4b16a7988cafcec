import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import type { Match } from '../../platform/database/client.ts';
import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { MatchType } from './match.schema.ts';

builder.subscriptionField('match', (t) =>
  t.field({
    type: MatchType,
    description:
      'A match as it is now, and again with every change: score, state, date, seats. Over server-sent events; public.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, { live, isTrustedDocument: isShared }): AsyncIterable<Match> =>
      new Repeater<Match>(
        async (push, stop) => {
          const next = (match: Match) => void push(match);
          const unfollow = await live.follow(parseId(id) ?? -1, { next, end: () => stop(), isShared });
          if (!unfollow) stop();
          await stop;
          unfollow?.();
        },
        // Only the newest state waits for a slow reader.
        new SlidingBuffer(1),
      ),
    resolve: (match) => match,
  }),
);
