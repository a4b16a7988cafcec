import { useState } from 'react';
import { club } from '../../../../api/club/club.ts';
import { REPLY_TIME } from '../../content/sponsorship.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FORM_ANCHOR } from './inquiry-level.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { InquirySent } from './InquirySent.tsx';

/** The inquiry form, or the confirmation after sending it, with the club's contacts beside it. */
export function InquirySection() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <section
      id={FORM_ANCHOR}
      aria-labelledby="titulo-solicitud"
      className="border-t border-hairline bg-sunken"
    >
      <div className="wrap grid gap-8 py-12 sm:py-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14">
        <div className="grid content-start gap-5 self-start lg:sticky lg:top-[calc(var(--bar-h)+2rem)]">
          <h2 id="titulo-solicitud" className="display text-display-md">
            Hablemos
          </h2>
          <p className="max-w-[32em] text-lg">
            Cuéntanos qué hace tu empresa y qué buscas. Te respondemos en {REPLY_TIME} con una propuesta y, si
            quieres, te enseñamos el pabellón.
          </p>
          <Contact />
        </div>
        <Card className="p-5 sm:p-8">
          {sentTo === null ? (
            <InquiryForm onSent={setSentTo} />
          ) : (
            <InquirySent email={sentTo} onAnother={() => setSentTo(null)} />
          )}
          <noscript>
            <Alert tone="warn" title="El formulario necesita JavaScript" className="mt-5">
              Escríbenos a {club.contact.sponsorshipEmail} o llámanos al {club.contact.phone}.
            </Alert>
          </noscript>
        </Card>
      </div>
    </section>
  );
}

const LINK =
  'inline-flex min-h-11 max-w-full items-center font-semibold wrap-anywhere underline underline-offset-4';

function Contact() {
  const { sponsorshipEmail, phone, phoneHref } = club.contact;
  return (
    <dl className="grid gap-x-8 gap-y-3 border-t-3 border-fg pt-4 sm:grid-cols-2 lg:grid-cols-1">
      <div>
        <dt className="text-sm text-muted">Email de patrocinio</dt>
        <dd>
          <a href={`mailto:${sponsorshipEmail}?subject=Patrocinio`} className={LINK}>
            {sponsorshipEmail}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">Teléfono</dt>
        <dd>
          <a href={phoneHref} className={LINK}>
            {phone}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">Oficina</dt>
        <dd className="py-2.5 font-semibold">{club.venue.name}</dd>
      </div>
    </dl>
  );
}
