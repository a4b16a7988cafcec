import { cx } from './cx.ts';

interface SelectBoxProps {
  /** Accessible name; the row itself is the visible label. */
  label: string;
  checked: boolean;
  /** Indeterminate: some rows are selected, not all. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox without a visible label, for selecting rows. */
export function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={(event) => onChange(event.target.checked)}
        className={cx(
          'grid size-5.5 appearance-none place-items-center rounded-sm border-2 border-line bg-surface transition-colors duration-150',
          'before:hidden before:content-[""] checked:border-accent checked:bg-accent checked:before:block',
          'before:h-3 before:w-1.75 before:-translate-y-px before:rotate-45 before:border-r-3 before:border-b-3 before:border-on-accent',
          'indeterminate:border-accent indeterminate:bg-accent indeterminate:before:block indeterminate:before:h-0 indeterminate:before:w-3',
          'indeterminate:before:translate-y-0 indeterminate:before:rotate-0 indeterminate:before:border-r-0',
        )}
      />
    </label>
  );
}
