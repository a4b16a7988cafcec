import { cx } from '../../ui/cx.ts';

/** A game of a team's form: «G» if it was won, else «P». Its words are said beside it. */
export function FormMark({ won }: { won: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid size-6 place-items-center rounded-sm text-xs font-bold',
        won ? 'bg-fg text-surface' : 'border border-hairline text-muted',
      )}
    >
      {won ? 'G' : 'P'}
    </span>
  );
}
