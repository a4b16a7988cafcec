import { useState } from 'react';
import type { SponsorCategory } from '../../../gql/graphql.ts';
import { describeError } from '../../../graphql/results.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { SortableList } from '../../../ui/SortableList.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { SPONSOR_TIERS, tierOf } from '../sponsor-tiers.ts';
import type { ManagedSponsor } from './managed-sponsor.ts';
import { ManagedRow } from './ManagedRow.tsx';
import { useMoveSponsor } from './sponsor-mutations.ts';
import { useTier } from './use-tier.ts';
import { useVisibility } from './use-visibility.ts';

interface ManageAllDialogProps {
  open: boolean;
  onClose: () => void;
  onEdit: (sponsor: ManagedSponsor) => void;
  onDelete: (sponsor: ManagedSponsor) => void;
}

/** All sponsors by tier: their position, their visibility, and the actions on them. */
export function ManageAllDialog({ open, onClose, onEdit, onDelete }: ManageAllDialogProps) {
  const [tier, setTier] = useState<string>(SPONSOR_TIERS[0].category);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Gestionar patrocinadores"
      description="Arrastra por el asa para ordenar; con el teclado: espacio, flechas y espacio."
    >
      <Tabs
        label="Categoría"
        value={tier}
        onChange={setTier}
        items={SPONSOR_TIERS.map(({ category, label }) => ({
          id: category,
          label,
          panel: <Tier key={category} category={category} onEdit={onEdit} onDelete={onDelete} />,
        }))}
      />
    </Dialog>
  );
}

interface TierProps extends Pick<ManageAllDialogProps, 'onEdit' | 'onDelete'> {
  category: SponsorCategory;
}

function Tier({ category, onEdit, onDelete }: TierProps) {
  const [move] = useMoveSponsor();
  const moving = useAction(move);
  const { sponsors, error } = useTier(category);
  const visibility = useVisibility(sponsors);
  const { label } = tierOf(category);
  if (!sponsors) {
    return error ? (
      <Alert tone="error" title="Error al cargar los patrocinadores">
        {describeError(error)}
      </Alert>
    ) : (
      <SkeletonGroup label="Cargando patrocinadores..." className="grid gap-2.5">
        {Array.from({ length: 3 }, (_, at) => (
          <Skeleton key={at} className="h-18" />
        ))}
      </SkeletonGroup>
    );
  }
  if (sponsors.length === 0) {
    return <p className="py-6 text-center text-muted">No hay patrocinadores en la categoría {label}.</p>;
  }
  return (
    <div className="grid gap-3">
      <SortableList
        name={`Patrocinadores de la categoría ${label}`}
        rows={sponsors}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        onMove={async (id, position) => !(await moving.run({ input: { id, position } }))}
      >
        {(sponsor) => (
          <ManagedRow
            sponsor={sponsor}
            isVisible={visibility.isVisible(sponsor)}
            onToggle={() => visibility.toggle(sponsor)}
            onEdit={() => onEdit(sponsor)}
            onDelete={() => onDelete(sponsor)}
          />
        )}
      </SortableList>
      <ActionError problem={moving.problem} />
    </div>
  );
}
