import { club } from '../../../api/club/club.ts';
import { COOKIE_POLICY } from '../content/cookie-policy.tsx';
import { LegalDocument } from './LegalDocument.tsx';

export default function CookiePolicyPage() {
  return (
    <LegalDocument
      path="/politica-cookies"
      description={`Qué cookies usa la web del ${club.name}, para qué sirven, cuánto duran y cómo aceptarlas, rechazarlas o cambiar de opinión.`}
      summary={
        <p>
          Solo usamos las necesarias para que la web funcione. Las demás dependen de ti, y hoy no cargamos
          ninguna.
        </p>
      }
      sections={COOKIE_POLICY}
    />
  );
}
