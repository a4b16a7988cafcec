import { z } from 'zod';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { BelowField } from '../../../ui/Field.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useRecordForm } from '../../../ui/use-record-form.ts';

export const FeedForm_match = graphql(`
  fragment FeedForm_match on Match {
    id
    status
    feed {
      address
      lastReadAt
      error
      nextReadAt
    }
  }
`);

const SetFeed = graphql(`
  mutation SetMatchFeed($input: SetMatchFeedInput!) {
    setMatchFeed(input: $input) {
      ... on SetMatchFeedSuccess {
        match {
          id
          ...FeedForm_match
        }
      }
      ...MutationFailure
    }
  }
`);

const feedForm = z.object({ address: z.string() });

/** Where the data of a match come from by themselves, and how that goes. */
export function FeedForm(props: { match: FragmentType<typeof FeedForm_match> }) {
  const { id, status, feed } = getFragment(FeedForm_match, props.match);
  const [set] = useStaffMutation({
    document: SetFeed,
    success: (_value, { input }) =>
      input.address.trim() === ''
        ? ['Fuente quitada', 'Los datos que ya se han leído se conservan.']
        : ['Fuente guardada', 'Se leerá mientras se juegue el partido.'],
    failure: 'No se ha guardado',
  });
  const { form, formProps, below, problem, isDirty, isSaving } = useRecordForm({
    schema: feedForm,
    values: { address: feed?.address ?? '' },
    save: (after, before) => set({ input: { id, ...after, base: before } }),
  });
  const { errors } = form.formState;
  const state = feed && stateOf(feed, status);
  return (
    <Card as="section" aria-labelledby="fuente" className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 id="fuente" className="headline text-xl">
          Fuente en directo
        </h2>
        {state && <Badge tone={state.tone}>{state.label}</Badge>}
      </div>
      {feed?.error && (
        <p className="font-semibold text-error">
          {feed.error}. {feed.nextReadAt && 'Se vuelve a intentar.'}
        </p>
      )}
      {feed?.lastReadAt && (
        <p className="text-muted">
          Última lectura: {formatDateTime(feed.lastReadAt)}
          {status === 'FINISHED' && feed.nextReadAt && `; la próxima, ${formatDateTime(feed.nextReadAt)}`}
        </p>
      )}
      <form {...formProps} className="grid gap-4">
        <BelowField value={below}>
          <TextField
            label="Dirección"
            hint="El data.json de FIBA LiveStats, el KeyFacts de la FEB o tcp://equipo:7677 para Genius Sports. El marcador la sigue hasta que alguien lo cambie a mano."
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            error={errors.address?.message}
            {...form.register('address')}
          />
        </BelowField>
        <ActionError problem={problem ? { title: 'No se ha guardado', message: problem } : null} />
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          className="justify-self-start"
          pending={isSaving}
          pendingLabel="Guardando..."
          disabled={!isDirty}
        >
          Guardar fuente
        </Button>
      </form>
      <UnsavedChanges when={isDirty && !isSaving} />
    </Card>
  );
}

type Feed = { lastReadAt?: string | null; error?: string | null; nextReadAt?: string | null };

function stateOf({ lastReadAt, error, nextReadAt }: Feed, status: string) {
  if (error) return { tone: 'error', label: 'Con errores' } as const;
  if (status === 'LIVE') return lastReadAt ? LIVE : WAITING;
  if (status === 'FINISHED' && !nextReadAt) return { tone: 'neutral', label: 'Terminada' } as const;
  return WAITING;
}

const LIVE = { tone: 'ok', label: 'Leyendo' } as const;
const WAITING = { tone: 'neutral', label: 'En espera' } as const;
