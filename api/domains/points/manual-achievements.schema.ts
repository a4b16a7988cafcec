import { ChangedMeanwhileError, NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import {
  ACHIEVEMENT_STAFF,
  grantAchievement,
  manualAchievements,
  revokeAchievement,
  type Awarding,
  type ManualAchievement,
} from './manual-achievements.ts';

const authScopes = { role: ACHIEVEMENT_STAFF };

interface Held extends ManualAchievement {
  userId: string;
}

const ManualAchievementType = builder.objectRef<Held>('ManualAchievement').implement({
  description: 'An achievement that staff award, and whether one person has it.',
  fields: (t) => ({
    id: t.id({
      description: 'Of the achievement together with the person.',
      resolve: ({ userId, achievement }) => `${userId}-${achievement.id}`,
    }),
    achievementId: t.id({ resolve: ({ achievement }) => achievement.id }),
    name: t.string({ resolve: ({ achievement }) => achievement.name }),
    description: t.string({ resolve: ({ achievement }) => achievement.description }),
    points: t.int({
      description: 'What earning it adds to the ledger.',
      resolve: ({ achievement }) => achievement.points,
    }),
    earnedAt: t.expose('earnedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was awarded; null if the person does not have it.',
    }),
  }),
});

const GrantAchievementInput = builder.inputType('GrantAchievementInput', {
  description: 'Who gets which achievement.',
  fields: (t) => ({
    userId: t.id({ required: true }),
    achievementId: t.id({ required: true, description: 'Of an achievement that staff award.' }),
  }),
});

const RevokeAchievementInput = builder.inputType('RevokeAchievementInput', {
  description: 'Who loses which achievement, and why.',
  fields: (t) => ({
    userId: t.id({ required: true }),
    achievementId: t.id({ required: true }),
    reason: t.string({ required: true, description: 'Kept in the audit log, so without names.' }),
  }),
});

const success = (name: string, description: string) =>
  builder.objectRef<{ achievement: Held }>(name).implement({
    description,
    fields: (t) => ({ achievement: t.expose('achievement', { type: ManualAchievementType }) }),
  });

const readAwarding = (input: { userId: string; achievementId: string }): Awarding => ({
  userId: parseId(input.userId),
  achievementId: parseId(input.achievementId),
});

builder.queryField('manualAchievements', (t) =>
  t.field({
    type: [ManualAchievementType],
    description: 'The achievements that staff can award to a person or have awarded. Administrators only.',
    authScopes,
    args: { userId: t.arg.id({ required: true }) },
    resolve: async (_root, { userId }, { database }) =>
      (await manualAchievements(database, parseId(userId))).map((held) => ({ ...held, userId })),
  }),
);

builder.mutationFields((t) => ({
  grantAchievement: t.field({
    type: success('GrantAchievementSuccess', 'The person has it, and is told at the next visit.'),
    description: 'Awards an achievement that nothing counts, once per person. Administrators only.',
    authScopes,
    extensions: creates,
    errors: { types: [NotFoundError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: GrantAchievementInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      const held = await grantAchievement(database, requireViewer(viewer), readAwarding(input));
      return { achievement: { ...held, userId: input.userId } };
    },
  }),
  revokeAchievement: t.field({
    type: success('RevokeAchievementSuccess', 'The person has neither the achievement nor its points.'),
    description: 'Takes back an achievement that staff awarded, with a reason. Administrators only.',
    authScopes,
    errors: { types: [NotFoundError, ValidationError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: RevokeAchievementInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      const held = await revokeAchievement(database, requireViewer(viewer), readAwarding(input), input);
      return { achievement: { ...held, userId: input.userId } };
    },
  }),
}));
