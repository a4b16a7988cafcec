import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { BelowField } from '../../../ui/Field.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { changedInput, fromMatchInput, matchForm, matchValues, type MatchFormValues } from './match-form.ts';
import { MatchFields } from './MatchFields.tsx';
import { useUpdateMatch } from './match-mutations.ts';
import { useRecordForm } from './use-record-form.ts';

export const MatchForm_match = graphql(`
  fragment MatchForm_match on Match {
    id
    opponent
    isHome
    matchDate
    competition
    round
    subject
    homeTeam
    awayTeam
    location
    ownTicketPrice
    ticketsSold
    ticketsHeld
    ticketsAvailable
    summaryUrl
  }
`);

interface MatchFormProps {
  match: FragmentType<typeof MatchForm_match>;
  /** The competitions to choose from; the match's own one is always among them. */
  competitions: readonly string[];
}

/** The data of a match. Seats and price have their own form, and so has the state. */
export function MatchForm({ match: key, competitions }: MatchFormProps) {
  const match = getFragment(MatchForm_match, key);
  const [update] = useUpdateMatch();
  const values = matchValues(match);
  const { form, formProps, below, problem, isDirty, isSaving } = useRecordForm<MatchFormValues>({
    schema: matchForm,
    values,
    fromInput: fromMatchInput,
    save: (after, before) => update({ input: { id: match.id, ...changedInput(before, after) } }),
  });
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <h2 className="headline text-xl">Datos del partido</h2>
      <form {...formProps} className="grid gap-5">
        <BelowField value={below}>
          <MatchFields form={form} competitions={[...new Set([...competitions, match.competition])]} />
        </BelowField>
        <ActionError problem={problem ? { title: 'No se ha guardado', message: problem } : null} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={isSaving} pendingLabel="Guardando..." disabled={!isDirty}>
            Guardar cambios
          </Button>
          {isDirty && (
            <Button variant="ghost" onClick={() => form.reset(values)} disabled={isSaving}>
              Deshacer cambios
            </Button>
          )}
        </div>
      </form>
      <UnsavedChanges when={isDirty && !isSaving} />
    </Card>
  );
}
