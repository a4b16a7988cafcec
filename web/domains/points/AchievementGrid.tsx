import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { AchievementGrid_AchievementFragment } from '../../gql/graphql.ts';
import { cx } from '../../ui/cx.ts';
import { formatShortDate, isoInstant } from '../../ui/dates.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { AchievementMedal } from './AchievementMedal.tsx';
import { formatPoints } from './level-names.ts';

export const AchievementGrid_achievement = graphql(`
  fragment AchievementGrid_achievement on FanAchievement {
    id
    name
    description
    points
    icon
    color
    earnedAt
    progress
    target
  }
`);

type Achievement = AchievementGrid_AchievementFragment;

interface AchievementGridProps {
  achievements: readonly FragmentType<typeof AchievementGrid_achievement>[];
}

/** The earned achievements, the latest first, and the open ones, the nearest first. */
export function AchievementGrid({ achievements: keys }: AchievementGridProps) {
  const achievements = keys.map((key) => getFragment(AchievementGrid_achievement, key));
  const earned = achievements
    .filter(({ earnedAt }) => earnedAt !== null)
    .toSorted((a, b) => Date.parse(b.earnedAt ?? '') - Date.parse(a.earnedAt ?? ''));
  const locked = achievements
    .filter(({ earnedAt }) => earnedAt === null)
    .toSorted((a, b) => share(b) - share(a));
  if (achievements.length === 0) return null;
  return (
    <section className="grid gap-5" aria-labelledby="logros">
      <h3 id="logros" className="headline flex flex-wrap items-baseline justify-between gap-x-4 text-2xl">
        Logros
        <span className="text-base text-muted tabular-nums">
          {earned.length} de {achievements.length}
        </span>
      </h3>
      <AchievementList title="Conseguidos" achievements={earned} />
      <AchievementList title="Por conseguir" achievements={locked} />
    </section>
  );
}

function share({ progress, target }: Achievement): number {
  return target > 0 ? progress / target : 0;
}

function AchievementList({ title, achievements }: { title: string; achievements: readonly Achievement[] }) {
  if (achievements.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h4 className="caption text-muted">{title}</h4>
      <ul className="@container grid gap-3 sm:grid-cols-2">
        {achievements.map((achievement) => (
          <AchievementRow key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </div>
  );
}

function AchievementRow({ achievement }: { achievement: Achievement }) {
  const { name, description, points, icon, color, earnedAt, progress, target } = achievement;
  return (
    <li
      className={cx(
        'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 rounded-lg border p-4 @max-[15rem]:grid-cols-1',
        earnedAt ? 'border-hairline bg-surface shadow-card' : 'border-dashed border-line',
      )}
    >
      <AchievementMedal icon={icon} color={earnedAt ? color : null} />
      <div className="grid content-center gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="headline grow basis-24 text-lg">{name}</span>
          <span
            className={cx('font-display font-bold whitespace-nowrap', earnedAt ? 'text-ok' : 'text-muted')}
          >
            +{formatPoints(points)}
            <span className="sr-only"> puntos</span>
          </span>
        </p>
        <p className="text-sm text-muted">{description}</p>
        {earnedAt && (
          <p className="text-sm font-semibold">
            Conseguido el <time dateTime={isoInstant(earnedAt)}>{formatShortDate(earnedAt)}</time>
          </p>
        )}
        {!earnedAt && target > 0 && (
          <div className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
            <ProgressBar value={progress} max={target} label={`Progreso de «${name}»`} className="h-2!" />
            <span className="text-sm text-muted tabular-nums">
              {formatPoints(progress)} de {formatPoints(target)}
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
