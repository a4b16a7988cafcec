import { Badge } from '../../../ui/Badge.tsx';
import { ActionError } from '../../../ui/ActionError.tsx';
import { cx } from '../../../ui/cx.ts';
import { Eye, EyeOff, Pencil, Trash } from '../../../ui/page-icons.tsx';
import { useRowActions } from '../../../ui/row-action.ts';
import type { ActionProblem } from '../../../ui/use-action.ts';
import type { ManagedSponsor } from './managed-sponsor.ts';
import { SponsorThumbnail } from './SponsorThumbnail.tsx';

interface ManagedRowProps {
  sponsor: ManagedSponsor;
  /** The value on the screen, also before the server's response. */
  isVisible: boolean;
  onToggle: () => Promise<ActionProblem | null>;
  onEdit: () => void;
  onDelete: () => void;
}

const ACTION = 'grid size-11 shrink-0 place-items-center rounded-md hover:bg-fg/10';

/** One sponsor in the list of all, with its three buttons. */
export function ManagedRow({ sponsor, isVisible, onToggle, onEdit, onDelete }: ManagedRowProps) {
  const { name } = sponsor;
  const { run, problem } = useRowActions();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span
        className={cx(
          'flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-3',
          !isVisible && 'opacity-70',
        )}
      >
        <SponsorThumbnail sponsor={sponsor} />
        <span className="min-w-0 grow basis-24 font-semibold wrap-anywhere">{name}</span>
      </span>
      <span className="ml-auto flex items-center gap-1">
        {!isVisible && <Badge tone="warn">Oculto</Badge>}
        <button
          type="button"
          role="switch"
          aria-checked={isVisible}
          aria-label={`${name} visible en la web`}
          title={isVisible ? 'Ocultar' : 'Mostrar'}
          onClick={() => run(onToggle)}
          className={ACTION}
        >
          {isVisible ? <Eye size={22} /> : <EyeOff size={22} className="text-muted" />}
        </button>
        <button
          type="button"
          aria-label={`Editar ${name}`}
          title="Editar"
          onClick={onEdit}
          className={ACTION}
        >
          <Pencil size={20} />
        </button>
        <button
          type="button"
          aria-label={`Eliminar ${name}`}
          title="Eliminar"
          onClick={onDelete}
          className={cx(ACTION, 'text-error')}
        >
          <Trash size={20} />
        </button>
      </span>
      <ActionError problem={problem} className="basis-full" />
    </div>
  );
}
