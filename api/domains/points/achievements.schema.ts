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
      description: 'Whether it was announced to the fan, see `markAchievementsSeen`.',
      resolve: ({ notified }) => notified,
    }),
    progress: t.exposeInt('progress', { description: 'The progress towards `target`.' }),
    target: t.int({
      description: 'The number needed; 0 if nothing is counted.',
      resolve: ({ achievement }) => achievement.threshold,
    }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  achievements: t.field({
    type: [FanAchievement],
    description: 'The achievements that the user has earned or can earn. Only the person may read it.',
    authScopes: ({ id }, _args, { viewer }) => viewer?.id === id,
    // A club has a few dozen of them.
    complexity: { field: 1, multiplier: 20 },
    resolve: async ({ id }, _args, context, info) =>
      (await viewerStanding(id, context, info)).achievements.filter(
        // Achievements given by hand are shown only if earned.
        ({ achievement, earnedAt }) => earnedAt !== null || achievement.ruleKind !== 'manual',
      ),
  }),
}));

const MarkAchievementsSeenInput = builder.inputType('MarkAchievementsSeenInput', {
  description: 'The achievements that a screen wants to announce.',
  fields: (t) => ({ ids: t.idList({ required: true }) }),
});

const MarkAchievementsSeenSuccess = builder
  .objectRef<{ ids: number[] }>('MarkAchievementsSeenSuccess')
  .implement({
    description: 'This screen announces these achievements; no other screen does.',
    fields: (t) => ({
      ids: t.exposeIDList('ids', { description: 'Those not announced before.' }),
    }),
  });

builder.mutationField('markAchievementsSeen', (t) =>
  t.field({
    type: MarkAchievementsSeenSuccess,
    description: 'Claims earned achievements for announcing, so that each is announced once.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: MarkAchievementsSeenInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      if (!viewer) throw unauthenticated();
      const ids = input.ids.flatMap((id) => parseId(id) ?? []);
      return { ids: await claimAnnouncements(database, viewer.id, ids) };
    },
  }),
);
