import { ArrowRight } from '../../../ui/icons.tsx';
import { fieldWord } from '../audited-things.ts';
import { valueWord } from '../audited-values.ts';

interface Change {
  field: string;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** The old and new values of an update. For personal data the log only says that it changed. */
export function AuditChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <span className="text-muted">—</span>;
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{fieldWord(field)}</span>{' '}
          {(before ?? after ?? null) === null ? (
            <span className="text-muted">(cambiado)</span>
          ) : (
            <>
              <span className="sr-only">de </span>
              <Value field={field} text={before} />
              <ArrowRight size={14} className="mx-1 inline align-[-0.1em] text-muted" />
              <span className="sr-only"> a </span>
              <Value field={field} text={after} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Value({ field, text }: { field: string; text: string | null | undefined }) {
  const word = valueWord(field, text);
  return word === null ? <span className="text-muted">vacío</span> : <span>{word}</span>;
}
