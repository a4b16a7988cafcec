import type { ComponentType } from 'react';
import { SHIELD } from '../../ui/art/shield.ts';
import { cx } from '../../ui/cx.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { Ticket } from '../../ui/icons.tsx';
import {
  Armchair,
  Cake,
  Crown,
  Door,
  Flame,
  IdCard,
  Megaphone,
  MessageSquareText,
  Sparkles,
  Star,
  Swords,
  Trophy,
} from '../../ui/page-icons.tsx';

/** The icons of achievements, by their name in the lucide set; any other name shows a star. */
const ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
  armchair: Armchair,
  cake: Cake,
  crown: Crown,
  'door-open': Door,
  flame: Flame,
  'id-card': IdCard,
  megaphone: Megaphone,
  'message-circle': MessageSquareText,
  sparkles: Sparkles,
  star: Star,
  swords: Swords,
  ticket: Ticket,
  trophy: Trophy,
};

interface AchievementMedalProps {
  icon: string;
  /** Null while the achievement is locked: only the outline is drawn. */
  color: string | null;
}

/** The club's shield with the achievement's icon on it. */
export function AchievementMedal({ icon, color }: AchievementMedalProps) {
  const Icon = ICONS[icon] ?? Star;
  return (
    <span aria-hidden="true" className="relative grid w-14 place-items-center self-center">
      <svg
        viewBox={`0 0 ${SHIELD.width} ${SHIELD.height}`}
        className="col-start-1 row-start-1 w-full text-line"
      >
        {color ? (
          <>
            <path d={SHIELD.edge} fill={color} />
            <path d={SHIELD.inner} fill="none" stroke="#fff" strokeOpacity="0.45" />
          </>
        ) : (
          <path d={SHIELD.edge} fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 4" />
        )}
      </svg>
      <Icon size={26} className={cx('col-start-1 row-start-1 -mt-1', color ? 'text-white' : 'text-muted')} />
    </span>
  );
}
