import { useState } from 'react';
import type { MatchStatus } from '../../../gql/graphql.ts';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { BelowField } from '../../../ui/Field.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { changedInput, fromMatchInput, matchForm, matchValues, type MatchFormValues } from './match-form.ts';
import { MatchFields } from './MatchFields.tsx';
import { NO_NOTICE } from '../../notices/manage/notice-form.ts';
import { NoticeFields } from '../../notices/manage/NoticeFields.tsx';
import { useUpdateMatch } from './match-mutations.ts';
import { useRecordForm } from '../../../ui/use-record-form.ts';

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
    status
    holdersToTell
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
  const [notice, setNotice] = useState(UNSAID);
  const { form, formProps, below, problem, isDirty, isSaving } = useRecordForm<MatchFormValues>({
    schema: matchForm,
    values,
    fromInput: fromMatchInput,
    save: async (after, before) => {
      const told = toldChange(before, after, match.status);
      // A silent correction ends where a real change begins.
      const { sentence, silent } = { ...notice, silent: told === 'place' && notice.silent };
      const failure = await update({
        input: {
          id: match.id,
          ...changedInput(before, after),
          ...(told && { notice: { sentence, silent } }),
        },
      });
      if (!failure) setNotice(UNSAID);
      return failure;
    },
  });
  // A form without changes has nothing to tell: what was said about discarded ones goes with them.
  if (!isDirty && notice !== UNSAID) setNotice(UNSAID);
  const [matchDate, location] = form.watch(['matchDate', 'location']);
  // Compared with what the form began with, as when it is saved: holders are notified of a colleague's change already.
  const { defaultValues } = form.formState;
  const opened = { matchDate: defaultValues?.matchDate ?? '', location: defaultValues?.location ?? '' };
  const told = toldChange(opened, { matchDate, location }, match.status);
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <h2 className="headline text-xl">Datos del partido</h2>
      <form {...formProps} className="grid gap-5">
        <BelowField value={below}>
          <MatchFields form={form} competitions={[...new Set([...competitions, match.competition])]} />
        </BelowField>
        {told && (
          <NoticeFields
            people={match.holdersToTell}
            sentence={{
              value: notice.sentence,
              onChange: ({ target }) => setNotice({ ...notice, sentence: target.value }),
            }}
            {...(told === 'place' && {
              silent: {
                checked: notice.silent,
                onChange: ({ target }) => setNotice({ ...notice, silent: target.checked }),
              },
            })}
          />
        )}
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

const UNSAID = { ...NO_NOTICE, silent: false };

type Planned = Pick<MatchFormValues, 'matchDate' | 'location'>;

/** What of an edit concerns the holders of tickets; null if nothing does. */
function toldChange(before: Planned, after: Planned, status: MatchStatus): 'date' | 'place' | null {
  // While a match is postponed or cancelled, its date and place say nothing; only a new date of a postponed one does.
  if (status === 'FINISHED' || status === 'CANCELLED') return null;
  if (after.matchDate !== before.matchDate) return 'date';
  return after.location.trim() !== before.location.trim() && status !== 'POSTPONED' ? 'place' : null;
}
