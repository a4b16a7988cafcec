import { CalendarDays } from '../ui/icons.tsx';

interface AddToCalendarProps {
  /** Of the match. */
  id: string;
  opponent: string;
}

/** A match as a file for one's own calendar, in small letters; easy to hit all the same. */
export function AddToCalendar({ id, opponent }: AddToCalendarProps) {
  return (
    <a
      href={`/partidos/${id}.ics`}
      className="-my-2.5 inline-flex items-center gap-1.5 py-2.5 font-semibold underline underline-offset-4"
    >
      <CalendarDays size={16} className="shrink-0 text-muted" />
      <span>
        Añadir al calendario<span className="sr-only"> el partido contra {opponent}</span>
      </span>
    </a>
  );
}
