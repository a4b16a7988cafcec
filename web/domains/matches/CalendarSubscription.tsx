import { useSite } from '../../app/site.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CalendarDays } from '../../ui/icons.tsx';

/** The link to subscribe to the calendar of all matches. */
export function CalendarSubscription() {
  const { origin } = useSite();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-base text-fg">
      {/* With this scheme calendar programs subscribe; with https they would import the events once. */}
      <ButtonLink href={`${origin.replace(/^https?:/, 'webcal:')}/calendario.ics`} variant="secondary">
        <CalendarDays size={20} /> Suscribirse al calendario
      </ButtonLink>
      <ButtonLink to="/clasificacion" variant="ghost">
        Ver la clasificación
      </ButtonLink>
      <a
        href="/calendario.ics"
        className="inline-flex min-h-11 max-w-full items-center font-semibold wrap-anywhere underline underline-offset-4"
      >
        Descargar el archivo (.ics)
      </a>
    </div>
  );
}
