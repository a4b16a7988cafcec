import { useNavigate } from 'react-router-dom';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MatchFields } from './MatchFields.tsx';
import { matchForm, newMatchValues, toMatchInput, type MatchFormValues } from './match-form.ts';
import { MATCH_LISTS } from './match-mutations.ts';

const CreateMatch = graphql(`
  mutation CreateMatch($input: CreateMatchInput!) {
    createMatch(input: $input) {
      ... on CreateMatchSuccess {
        match {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

interface NewMatchDialogProps {
  open: boolean;
  onClose: () => void;
  competitions: readonly string[];
}

/** Adds a match and opens its screen. */
export function NewMatchDialog({ open, onClose, competitions }: NewMatchDialogProps) {
  const navigate = useNavigate();
  const [create] = useStaffMutation({
    document: CreateMatch,
    refetch: MATCH_LISTS,
    success: (_, { input }) => [
      'Partido creado',
      `El partido contra ${input.opponent} ya está en el calendario.`,
    ],
    onSuccess: ({ match }) => void navigate(`/admin/sports/matches/${match.id}`),
  });

  async function save(values: MatchFormValues) {
    const { matchDate, ...input } = toMatchInput(values);
    if (!matchDate) return { message: 'Indica una fecha y una hora válidas', fields: {} };
    const seats = input.isHome ? {} : { ticketsTotal: 0 };
    return create({ input: { ...input, ...seats, matchDate: matchDate.toISOString() } });
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
