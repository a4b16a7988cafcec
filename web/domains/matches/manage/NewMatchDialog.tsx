import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MatchFields } from './MatchFields.tsx';
import { matchForm, newMatchValues, toMatchInput, type MatchFormValues } from './match-form.ts';
import { useMatchChanges } from './use-match-changes.ts';

interface NewMatchDialogProps {
  open: boolean;
  onClose: () => void;
  competitions: readonly string[];
}

/** Adds a match and goes on to its own screen. */
export function NewMatchDialog({ open, onClose, competitions }: NewMatchDialogProps) {
  const { create } = useMatchChanges();
  const navigate = useNavigate();

  async function save(values: MatchFormValues) {
    const { matchDate, ...input } = toMatchInput(values);
    if (!matchDate) return { message: 'Indica una fecha y una hora válidas', fields: {} };
    const seats = input.isHome ? {} : { ticketsTotal: 0 };
    const answer = await create({ ...input, ...seats, matchDate: matchDate.toISOString() });
    if ('message' in answer) return answer;
    void navigate(`/admin/sports/matches/${answer.id}`);
    return null;
  }

  return (
    <FormDialog<MatchFormValues, MatchFormValues>
      open={open}
      onClose={onClose}
      size="lg"
      title="Nuevo partido"
      schema={matchForm}
      defaultValues={newMatchValues(competitions[0] ?? '')}
      save={save}
      submitLabel="Crear partido"
      pendingLabel="Creando..."
      failureTitle="No se ha creado el partido"
    >
      {(form) => <MatchFields form={form} competitions={competitions} withSale />}
    </FormDialog>
  );
}
