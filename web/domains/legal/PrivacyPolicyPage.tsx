import { club } from '../../../api/club/club.ts';
import { PRIVACY_POLICY } from '../content/privacy-policy.tsx';
import type { PageLoad } from '../../app/page.ts';
import { preload } from '../../graphql/preload.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { PaymentProviderQuery } from './PaymentProvider.tsx';

export const load: PageLoad = async (client) => {
  await preload(client, PaymentProviderQuery, {});
  return null;
};

export default function PrivacyPolicyPage() {
  return (
    <LegalDocument
      path="/politica-privacidad"
      description={`Qué datos personales trata el ${club.name}, para qué, cuánto tiempo, y cómo ejercer tus derechos de acceso, rectificación, supresión y los demás.`}
      summary={
        <p>
          Usamos tus datos para lo que nos pides y para nada más. No los vendemos, y puedes pedirnos verlos,
          corregirlos o borrarlos cuando quieras.
        </p>
      }
      sections={PRIVACY_POLICY}
    />
  );
}
