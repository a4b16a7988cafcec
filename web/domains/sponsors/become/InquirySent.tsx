import { useEffect, useRef } from 'react';
import { REPLY_TIME } from '../../content/sponsorship.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { CircleCheck } from '../../../ui/page-icons.tsx';

interface InquirySentProps {
  /** E-mail address of the sender. */
  email: string;
  onAnother: () => void;
}

/** The confirmation that replaces the sent form. Takes over the focus from the form. */
export function InquirySent({ email, onAnother }: InquirySentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid content-center justify-items-start gap-4 py-4 sm:min-h-96">
      <CircleCheck size={56} className="text-ok" />
      <h3 ref={title} tabIndex={-1} className="display text-display-md">
        Solicitud Enviada
      </h3>
      <p className="max-w-[32em] text-lg">
        Gracias por tu interés. Nuestro equipo se pondrá en contacto contigo en un plazo de {REPLY_TIME}.
      </p>
      <p className="max-w-[32em] text-muted">
        Te escribiremos a <strong className="break-words text-fg">{email}</strong>.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/patrocinadores">Conoce a los patrocinadores</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          Enviar otra solicitud
        </Button>
      </div>
    </div>
  );
}
