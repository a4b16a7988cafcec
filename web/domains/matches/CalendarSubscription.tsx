import { useSite } from '../../app/site.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CalendarDays } from '../../ui/icons.tsx';

/** Every match in one's own calendar, now and as it changes. */
export function CalendarSubscription() {
  const { origin } = useSite();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-base text-fg">
      {/* Calendars take this scheme for one to follow; the plain address would be copied once. */}
      <ButtonLink href={`${origin.replace(/^https?:/, 'webcal:')}/calendario.ics`} variant="secondary">
        <CalendarDays size={20} /> Suscribirse al calendario
      </ButtonLink>
      <a
        href="/calendario.ics"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Descargar el archivo (.ics)
      </a>
    </div>
  );
}
