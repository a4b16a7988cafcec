import { z } from 'zod';
import { club } from '../../../../api/club/club.ts';
import { matchChanges } from '../../../../api/domains/matches/match-editing.input.ts';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { editOf } from '../../../ui/edited.ts';
import { BelowField } from '../../../ui/Field.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { typedNumber, typedPrice } from '../../../ui/typed-number.ts';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { saleState, type SaleState } from '../match-state.ts';
import { useUpdateMatch } from './match-mutations.ts';
import { useRecordForm } from '../../../ui/use-record-form.ts';

export const SaleForm_match = graphql(`
  fragment SaleForm_match on Match {
    id
    isHome
    isOnSale
    status
    ticketsSold
    ticketsHeld
    ticketsAvailable
    ownTicketPrice
  }
`);

const text = z.string();
type SaleValues = {
  ticketsTotal: string;
  ticketPrice: string;
};

const toInput = ({ ticketsTotal, ticketPrice }: SaleValues) => ({
  ticketsTotal: typedNumber(ticketsTotal, 0),
  ticketPrice: typedPrice(ticketPrice),
});

const saleForm = z.object({ ticketsTotal: text, ticketPrice: text }).superRefine((values, context) => {
  const { error } = matchChanges.safeParse(toInput(values));
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
});

const STATES: Record<SaleState, { label: string; tone: 'ok' | 'neutral' | 'warn' | 'error' }> = {
  'on-sale': { label: 'A la venta', tone: 'ok' },
  'sold-out': { label: 'Sin entradas', tone: 'error' },
  away: { label: 'Fuera', tone: 'neutral' },
  live: { label: 'Venta cerrada', tone: 'neutral' },
  finished: { label: 'Venta cerrada', tone: 'neutral' },
  postponed: { label: 'En pausa', tone: 'warn' },
  cancelled: { label: 'Venta cerrada', tone: 'error' },
  closed: { label: 'Venta cerrada', tone: 'neutral' },
};

/** The tickets sold, the number of seats, and the price. */
export function SaleForm({ match: key }: { match: FragmentType<typeof SaleForm_match> }) {
  const match = getFragment(SaleForm_match, key);
  const { ticketsSold: sold, ticketsHeld: held, ticketsAvailable: left } = match;
  const total = sold + held + left;
  const [update] = useUpdateMatch();
  const state = STATES[saleState(match)];
  const values = {
    ticketsTotal: String(total),
    ticketPrice: match.ownTicketPrice?.replace('.', ',') ?? '',
  };
  const { form, formProps, below, problem, isDirty, isSaving } = useRecordForm<SaleValues>({
    schema: saleForm,
    values,
    fromInput: (field, current) => [
      field as keyof SaleValues,
      field === 'ticketPrice' ? String(current ?? '').replace('.', ',') : String(current),
    ],
    save: (after, before) => update({ input: { id: match.id, ...editOf(toInput(before), toInput(after)) } }),
  });
  const { errors } = form.formState;
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="headline text-xl">Entradas</h2>
        <Badge tone={state.tone}>{state.label}</Badge>
      </div>
      <div className="grid gap-2">
        <ProgressBar label={`${sold} entradas vendidas de ${total}`} value={sold} max={Math.max(1, total)} />
        <dl className="grid grid-cols-3 text-sm">
          <Figure label="Vendidas" value={sold} />
          <Figure label="Quedan" value={left} />
          <Figure label="Total" value={total} />
        </dl>
        {held > 0 && (
          <p className="text-sm text-muted">
            {held === 1 ? 'Una está guardada' : `${formatNumber(held)} están guardadas`} para quien tiene una
            oferta o está pagando.
          </p>
        )}
      </div>
      <form {...formProps} className="grid gap-5">
        <BelowField value={below}>
          <TextField
            label="Total a la venta"
            inputMode="numeric"
            hint={`Vendidas incluidas. Aforo: ${formatNumber(club.venue.capacity)}.`}
            autoComplete="off"
            error={errors.ticketsTotal?.message}
            {...form.register('ticketsTotal')}
          />
          <TextField
            label="Precio (€)"
            inputMode="decimal"
            hint={`Vacío: ${club.defaultTicketPrice} €, el precio del club.`}
            autoComplete="off"
            error={errors.ticketPrice?.message}
            {...form.register('ticketPrice')}
          />
        </BelowField>
        <ActionError problem={problem ? { title: 'No se ha guardado', message: problem } : null} />
        <Button type="submit" pending={isSaving} pendingLabel="Guardando..." disabled={!isDirty}>
          Guardar entradas
        </Button>
      </form>
      <UnsavedChanges when={isDirty && !isSaving} />
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="grid">
      <dt className="text-muted">{label}</dt>
      <dd className="figure text-2xl">{formatNumber(value)}</dd>
    </div>
  );
}
