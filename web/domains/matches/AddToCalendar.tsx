import { cx } from '../../ui/cx.ts';
import { CalendarDays } from '../../ui/icons.tsx';

interface AddToCalendarProps {
  /** Id of the match. */
  id: string;
  opponent: string;
  /** The class of the facts beside it. */
  iconSize: 16 | 18;
}

/** A link to the match as a calendar file; small text with a large touch target. */
export function AddToCalendar({ id, opponent, iconSize }: AddToCalendarProps) {
  return (
    <a
      href={`/partidos/${id}.ics`}
      className={cx(
        '-my-2.5 flex w-fit max-w-full items-center py-2.5 font-semibold underline underline-offset-4',
        iconSize === 16 ? 'gap-1.5' : 'gap-2',
      )}
    >
      <CalendarDays size={iconSize} className="shrink-0 text-muted" />
      <span>
        Añadir al calendario<span className="sr-only"> el partido contra {opponent}</span>
      </span>
    </a>
  );
}
