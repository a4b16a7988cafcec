import { club } from '../../../api/club/club.ts';
import { LEGAL_NOTICE } from '../content/legal-notice.tsx';
import { LegalDocument } from './LegalDocument.tsx';

export default function LegalNoticePage() {
  return (
    <LegalDocument
      path="/aviso-legal"
      description={`Quién responde de la web del ${club.name}, en qué condiciones se usa y de quién son sus contenidos.`}
      summary={<p>Quién está detrás de esta web, qué puedes hacer en ella y qué ley la rige.</p>}
      sections={LEGAL_NOTICE}
    />
  );
}
