import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import type { Match } from '../../platform/database/client.ts';
import { NotFoundError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { MatchType } from './match.schema.ts';

builder.subscriptionField('match', (t) =>
  t.field({
    type: MatchType,
    description:
      'A match as it is now, and again with every change: score, state, date, seats. Over server-sent events; public.',
    args: { id: t.arg.id({ required: true }) },
    async subscribe(_root, args, { live, isTrustedDocument: isShared }): Promise<AsyncIterable<Match>> {
      const id = parseId(args.id) ?? -1;
      // Found out before the stream begins: an end without an error would say that all went well.
      if (!(await live.exists(id))) throw new NotFoundError('El partido no existe');
      return new Repeater<Match>(
        async (push, stop) => {
          const next = (match: Match) => void push(match);
          const unfollow = await live.follow(id, { next, end: () => stop(), isShared });
          if (!unfollow) stop(new NotFoundError('El partido no existe'));
          await stop;
          unfollow?.();
        },
        // Only the newest state waits for a slow reader.
        new SlidingBuffer(1),
      );
    },
    resolve: (match) => match,
  }),
);
