import { AuditSentence } from '../audit/AuditSentence.tsx';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Card } from '../../ui/Card.tsx';
import { formatDateTime, isoInstant } from '../../ui/dates.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';

export const RecentActivity_entry = graphql(`
  fragment RecentActivity_entry on AuditEntry {
    id
    at
    ...AuditSentence_entry
  }
`);

interface RecentActivityProps {
  entries: readonly FragmentType<typeof RecentActivity_entry>[];
  /** Whether it lists everyone's actions, as for administrators, or only the user's own. */
  isEverybodys: boolean;
}

/** The latest entries of the audit log. */
export function RecentActivity({ entries: keys, isEverybodys }: RecentActivityProps) {
  const entries = keys.map((key) => getFragment(RecentActivity_entry, key));
  return (
    <Card as="section" aria-labelledby="actividad" className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="actividad" className="headline text-xl">
          {isEverybodys ? 'Actividad reciente' : 'Tu actividad reciente'}
        </h2>
        {isEverybodys && <MoreLink to="/admin/settings/audit" label="Ver todo" />}
      </div>
      {entries.length === 0 ? (
        <p className="text-muted">
          {isEverybodys
            ? 'Aquí aparecerá lo que haga el equipo.'
            : 'Aquí aparecerá lo que hagas en el panel.'}
        </p>
      ) : (
        <ol className="grid">
          {entries.map((entry) => (
            <li key={entry.id} className="grid gap-0.5 border-t border-hairline py-2.5 first:border-t-0">
              <p className="text-[0.9375rem] wrap-anywhere first-letter:uppercase">
                <AuditSentence entry={entry} withoutActor={!isEverybodys} />
              </p>
              <time dateTime={isoInstant(entry.at)} className="text-sm text-muted">
                {formatDateTime(entry.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
