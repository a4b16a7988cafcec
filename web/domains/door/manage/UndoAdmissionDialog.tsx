import type { z } from 'zod';
import { DOOR_LIMITS, undoInput } from '../../../../api/domains/door/door.input.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const UndoAdmission = graphql(`
  mutation UndoAdmission($input: UndoAdmissionInput!) {
    undoAdmission(input: $input) {
      ... on UndoAdmissionSuccess {
        matchId
      }
      ...MutationFailure
    }
  }
`);

/** The admission that staff are about to undo. */
export interface Undone {
  id: string;
  name: string;
}

interface UndoAdmissionDialogProps {
  /** Null while the dialog is closed. */
  admission: Undone | null;
  onClose: () => void;
}

type Values = z.input<typeof undoInput>;

/** Asks why an admission is undone. */
export function UndoAdmissionDialog({ admission, onClose }: UndoAdmissionDialogProps) {
  const [undo] = useStaffMutation({
    document: UndoAdmission,
    refetch: ['AdmittedPerson', 'DoorCounts'],
    success: 'Acceso deshecho',
  });
  return (
    <FormDialog<Values, z.output<typeof undoInput>>
      open={admission !== null}
      onClose={onClose}
      size="sm"
      title="Deshacer el acceso"
      description={`${admission?.name ?? ''} podrá volver a entrar con el mismo código.`}
      schema={undoInput}
      defaultValues={{ reason: '' }}
      save={({ reason }) => undo({ input: { id: admission?.id ?? '', reason } })}
      submitLabel="Deshacer"
      pendingLabel="Deshaciendo..."
      failureTitle="No se ha deshecho"
    >
      {({ register, formState: { errors } }) => (
        <TextField
          label="Motivo"
          maxLength={DOOR_LIMITS.reason}
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
    </FormDialog>
  );
}
