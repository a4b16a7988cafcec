import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import type { RowAction } from './data-table.ts';
import { DropdownMenu, MENU_ITEM } from './DropdownMenu.tsx';
import { MoreHorizontal } from './page-icons.tsx';

interface RowMenuProps {
  /** «Acciones de Joan Mas». */
  label: string;
  actions: readonly RowAction[];
  /** Runs the action that was chosen. */
  onSelect: (select: RowAction['onSelect']) => void;
}

/** The menu with the actions of a row, behind a button with three dots. */
export function RowMenu({ label, actions, onSelect }: RowMenuProps) {
  return (
    <DropdownMenu
      align="end"
      bare
      label={label}
      triggerClass="size-11 min-h-11 justify-center rounded-md hover:bg-fg/10"
      trigger={<MoreHorizontal size={22} />}
    >
      <ul className="text-left text-[0.9375rem] font-normal">
        {actions.map((action) => (
          <li key={action.label}>
            <Entry {...action} onSelect={() => onSelect(action.onSelect)} />
          </li>
        ))}
      </ul>
    </DropdownMenu>
  );
}

function Entry({ label, to, onSelect, danger, disabled, reason }: RowAction) {
  const look = cx(MENU_ITEM, danger && 'text-error');
  if (to !== undefined && !disabled) {
    return (
      <Link to={to} className={look}>
        {label}
      </Link>
    );
  }
  return (
    <button type="button" disabled={disabled} onClick={onSelect} className={cx(look, 'disabled:text-muted')}>
      <span>
        {label}
        {disabled && reason && <span className="block text-sm">{reason}</span>}
      </span>
    </button>
  );
}
