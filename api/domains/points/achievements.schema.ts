import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';
import { claimAnnouncements } from './achievements.ts';
import type { AchievementStanding } from './points.ts';
import { viewerStanding } from './points.schema.ts';

const FanAchievement = builder.objectRef<AchievementStanding>('FanAchievement').implement({
  description: 'An achievement as one fan sees it: earned, or how far away.',
  fields: (t) => ({
    id: t.id({ resolve: ({ achievement }) => achievement.id }),
    name: t.string({ resolve: ({ achievement }) => achievement.name }),
    description: t.string({ resolve: ({ achievement }) => achievement.description }),
    points: t.int({
      description: 'What earning it adds to the ledger.',
      resolve: ({ achievement }) => achievement.points,
    }),
    category: t.string({ resolve: ({ achievement }) => achievement.category }),
    icon: t.string({
      description: 'Name of an icon of the lucide set.',
      resolve: ({ achievement }) => achievement.icon,
    }),
    color: t.string({ resolve: ({ achievement }) => achievement.color }),
    earnedAt: t.expose('earnedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is locked.',
    }),
    announced: t.boolean({
      description: 'Whether the fan has been told, see `markAchievementsSeen`.',
      resolve: ({ notified }) => notified,
    }),
    progress: t.exposeInt('progress', { description: 'How many of `target` there are so far.' }),
    target: t.int({
      description: 'What has to come together; 0 where nothing is counted.',
      resolve: ({ achievement }) => achievement.threshold,
    }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  achievements: t.field({
    type: [FanAchievement],
    description: 'What the person has earned and what there is to earn. Only the person may read it.',
    authScopes: ({ id }, _args, { viewer }) => viewer?.id === id,
    // A club has a few dozen of them.
    complexity: { field: 1, multiplier: 20 },
    resolve: async ({ id }, _args, context, info) =>
      (await viewerStanding(id, context, info)).achievements.filter(
        // Nobody can work towards what is only given by hand.
        ({ achievement, earnedAt }) => earnedAt !== null || achievement.ruleKind !== 'manual',
      ),
  }),
}));

const MarkAchievementsSeenInput = builder.inputType('MarkAchievementsSeenInput', {
  description: 'Which achievements a screen is about to announce.',
  fields: (t) => ({ ids: t.idList({ required: true }) }),
});

const MarkAchievementsSeenSuccess = builder
  .objectRef<{ ids: number[] }>('MarkAchievementsSeenSuccess')
  .implement({
    description: 'The screen that asked announces these, and no other screen does.',
    fields: (t) => ({
      ids: t.exposeIDList('ids', { description: 'Those that nobody had announced before.' }),
    }),
  });

builder.mutationField('markAchievementsSeen', (t) =>
  t.field({
    type: MarkAchievementsSeenSuccess,
    description: 'Takes on announcing achievements that the viewer has earned.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: MarkAchievementsSeenInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      if (!viewer) throw unauthenticated();
      const ids = input.ids.flatMap((id) => parseId(id) ?? []);
      return { ids: await claimAnnouncements(database, viewer.id, ids) };
    },
  }),
);
