import { EditConflictError, NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { SPORTS_STAFF } from '../matches/staff-matches.ts';
import { setMatchFeed } from './match-feeds.ts';
import { statisticsSuccess } from './statistics-success.schema.ts';

const authScopes = { role: SPORTS_STAFF };

builder.prismaObject('MatchFeed', {
  description: 'Where the statistics of a match are read by themselves, and how that goes.',
  fields: (t) => ({
    address: t.exposeString('address'),
    lastReadAt: t.expose('lastReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last read without an error.',
    }),
    error: t.exposeString('error', { nullable: true, description: 'Why the last reading failed.' }),
    nextReadAt: t.expose('nextReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: it is not read any more.',
    }),
  }),
});

builder.prismaObjectField('Match', 'feed', (t) =>
  t.relation('feed', {
    nullable: true,
    authScopes,
    description: 'Null if there is none. Administrators and sports managers.',
  }),
);

const MatchFeedBase = builder.inputType('MatchFeedBase', {
  description: 'The feed as it was before.',
  fields: (t) => ({ address: t.string({ description: 'Empty for none.' }) }),
});

const SetMatchFeedInput = builder.inputType('SetMatchFeedInput', {
  description: 'Where the statistics of a match are to be read.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of the match.' }),
    base: t.field({ type: MatchFeedBase, description: BASE_FIELD }),
    address: t.string({
      required: true,
      description:
        'The `data.json` of FIBA LiveStats or the `KeyFacts` of the federation (`https://…`), or a TV feed of Genius Sports (`tcp://host:port`); empty for none.',
    }),
  }),
});

builder.mutationField('setMatchFeed', (t) =>
  t.field({
    type: statisticsSuccess('SetMatchFeedSuccess', 'The feed is set, or removed.'),
    description:
      'Sets where the statistics of a match are read by themselves. Its score follows, unless staff keep it by hand. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, EditConflictError] },
    args: { input: t.arg({ type: SetMatchFeedInput, required: true }) },
    resolve: async (_root, { input: { id, ...feed } }, { database, viewer, config }) => ({
      matchId: await setMatchFeed(database, requireViewer(viewer), {
        ...feed,
        matchId: parseId(id),
        access: config.statistics,
      }),
    }),
  }),
);
