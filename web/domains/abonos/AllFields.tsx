import { Button } from '../../ui/Button.tsx';
import type { CardPass } from './abono-card-data.ts';
import { FIELD_GROUPS, fieldText } from './pass-fields.ts';

interface AllFieldsProps {
  pass: CardPass;
  /** Reports an error; undefined if it cannot be reported, or is offered elsewhere on the card. */
  onReport?: (() => void) | undefined;
}

/** All data of a season pass, in a part that opens. */
export function AllFields({ pass, onReport }: AllFieldsProps) {
  return (
    <details className="border-t border-hairline pt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Ver todos los datos</summary>
      <div className="grid gap-5 pt-2">
        {FIELD_GROUPS.map(({ title, fields }) => (
          <div key={title}>
            <h5 className="mb-2 font-display font-bold">{title}</h5>
            <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {fields.map(({ name, label, wide }) => (
                <div key={name} className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
                  <dt className="text-sm text-muted">{label}</dt>
                  <dd className="wrap-anywhere tabular-nums">{fieldText(name, pass[name]) ?? '—'}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        {onReport && (
          <Button variant="ghost" size="sm" className="-ml-3.5 justify-self-start" onClick={onReport}>
            Avisar de un error
          </Button>
        )}
      </div>
    </details>
  );
}
