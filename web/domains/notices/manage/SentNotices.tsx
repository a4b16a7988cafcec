import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import type { SentNotices_MatchFragment } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { formatNumber } from '../../../ui/text.ts';
import { peopleText } from './notice-form.ts';

export const SentNotices_match = graphql(`
  fragment SentNotices_match on Match {
    id
    notices {
      id
      lastChangeAt
      settledAt
      sentence
      content {
        title
        lines
        people
      }
      delivery {
        sent
        failed
        obsolete
        waiting
        devices
      }
    }
  }
`);

type Notice = SentNotices_MatchFragment['notices'][number];

/** What the holders of a match's tickets were told: when, what, and how many it reached. */
export function SentNotices({ match }: { match: FragmentType<typeof SentNotices_match> }) {
  const { notices } = getFragment(SentNotices_match, match);
  return (
    <Card as="section" aria-labelledby="avisos" className="grid gap-4 p-5 sm:p-6">
      <h2 id="avisos" className="headline text-xl">
        Avisos de cambios
      </h2>
      {notices.length === 0 ? (
        <p className="text-muted">
          Si cambias la fecha, la hora o el lugar, aplazas o cancelas, quien tiene entrada recibe un correo.
          Aquí verás qué se envió.
        </p>
      ) : (
        <ul className="grid gap-4">
          {notices.map((notice) => (
            <li
              key={notice.id}
              className="grid gap-1.5 border-t border-hairline pt-4 first:border-0 first:pt-0"
            >
              <Sent notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Sent({ notice }: { notice: Notice }) {
  const { content, settledAt, sentence, delivery } = notice;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>{content?.title ?? 'Sin cambios que avisar'}</strong>
        <Badge tone={settledAt ? (delivery.failed > 0 ? 'error' : 'ok') : 'warn'}>
          {settledAt ? formatDateTime(settledAt) : 'Pendiente'}
        </Badge>
      </p>
      {content?.lines.map((line) => (
        <p key={line} className="text-sm [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      {sentence && <p className="text-sm italic [overflow-wrap:anywhere]">«{sentence}»</p>}
      <p className="text-sm text-muted">{outcome(notice)}</p>
    </>
  );
}

/** «A 600 personas: 598 correos entregados, 2 fallidos. En 120 dispositivos.» */
function outcome({ content, settledAt, delivery }: Notice): string {
  if (!content) return 'El partido vuelve a estar como se había anunciado: no se enviará nada.';
  const people = peopleText(content.people);
  if (!settledAt) return `Se avisará a ${people} dos minutos después del último cambio.`;
  const { sent, failed, obsolete, waiting, devices } = delivery;
  const counts = [
    [sent, sent === 1 ? 'correo entregado' : 'correos entregados'],
    [waiting, 'en camino'],
    [failed, failed === 1 ? 'fallido' : 'fallidos'],
    [obsolete, obsolete === 1 ? 'sustituido por otro aviso' : 'sustituidos por otro aviso'],
  ] as const;
  const known = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatNumber(count)} ${what}`);
  const mails = known.length > 0 ? `A ${people}: ${known.join(', ')}.` : `A ${people}.`;
  if (devices === null) return mails;
  return `${mails} En ${devices === 1 ? '1 dispositivo' : `${formatNumber(devices)} dispositivos`}.`;
}
