import { club } from '../../../api/club/club.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { initials } from '../../ui/text.ts';

/** The contact person for season tickets. */
export function TicketingContact() {
  const { ticketing } = club.contact;
  return (
    <section
      aria-labelledby="contacto-abonos"
      className="on-ink planks grid gap-6 self-start rounded-lg bg-navy p-6 text-fg sm:p-8"
    >
      <div className="flex flex-wrap items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-full bg-coral-bright font-display text-2xl font-extrabold text-ink [font-stretch:80%]"
        >
          {initials(ticketing.name)}
        </span>
        <div>
          <h2 id="contacto-abonos" className="headline text-2xl">
            {ticketing.name}
          </h2>
          <p className="text-muted">{ticketing.position}</p>
        </div>
      </div>
      <p className="text-lg">
        ¿Dudas entre dos zonas, o venís muchos? Reserva un rato con ella y elegid asiento sobre el plano.
      </p>
      <ButtonLink href={club.links.appointment} size="lg">
        Reservar cita
      </ButtonLink>
      <dl className="grid gap-1 border-t border-hairline pt-4">
        <Line label="Teléfono" href={ticketing.phoneHref} text={ticketing.phone} />
        <Line label="Correo" href={`mailto:${ticketing.email}`} text={ticketing.email} />
      </dl>
    </section>
  );
}

function Line({ label, href, text }: { label: string; href: string; text: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <dt className="w-20 text-muted">{label}</dt>
      <dd>
        <a
          href={href}
          className="inline-flex min-h-11 max-w-full items-center font-semibold wrap-anywhere underline underline-offset-4 hover:text-accent-text"
        >
          {text}
        </a>
      </dd>
    </div>
  );
}
