import { z } from 'zod';
import { ticketSettings } from '../../../../api/domains/tickets/tickets.input.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { typedNumber } from '../../../ui/typed-number.ts';

const UpdateTicketSettings = graphql(`
  mutation UpdateTicketSettings($input: TicketSettingsInput!) {
    updateTicketSettings(input: $input) {
      ... on UpdateTicketSettingsSuccess {
        match {
          id
          returnHours
          offerMinutes
          hasWaitingList
        }
      }
      ...MutationFailure
    }
  }
`);

interface Values {
  returnHours: string;
  offerMinutes: string;
  hasWaitingList: boolean;
}

const toInput = ({ returnHours, offerMinutes, hasWaitingList }: Values) => ({
  returnHours: typedNumber(returnHours),
  offerMinutes: typedNumber(offerMinutes),
  hasWaitingList,
});

const schema = z
  .object({ returnHours: z.string(), offerMinutes: z.string(), hasWaitingList: z.boolean() })
  .superRefine((values, context) => {
    const { error } = ticketSettings.safeParse(toInput(values));
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  });

interface TicketSettingsDialogProps {
  match: { id: string; returnHours: number; offerMinutes: number; hasWaitingList: boolean };
  open: boolean;
  onClose: () => void;
}

/** Until when tickets of a match are returned, and how long a seat is offered. */
export function TicketSettingsDialog({ match, open, onClose }: TicketSettingsDialogProps) {
  const [update] = useStaffMutation({
    document: UpdateTicketSettings,
    refetch: ['Match', 'WaitingPerson', 'MatchSale'],
    success: 'Ajustes guardados',
  });
  return (
    <FormDialog<Values, Values>
      open={open}
      onClose={onClose}
      size="sm"
      title="Devoluciones y lista de espera"
      schema={schema}
      defaultValues={{
        returnHours: String(match.returnHours),
        offerMinutes: String(match.offerMinutes),
        hasWaitingList: match.hasWaitingList,
      }}
      fromInput={(field, current) => [
        field as keyof Values,
        typeof current === 'boolean' ? current : String(current),
      ]}
      save={(after, before) =>
        update({ input: { matchId: match.id, ...editOf(toInput(before), toInput(after)) } })
      }
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label="Cierre de devoluciones (horas antes del partido)"
            inputMode="numeric"
            hint="Después no se devuelven entradas ni se ofrecen a la lista de espera."
            autoComplete="off"
            error={errors.returnHours?.message}
            {...register('returnHours')}
          />
          <Switch label="Lista de espera cuando se agotan" {...register('hasWaitingList')} />
          <TextField
            label="Tiempo de cada oferta (minutos)"
            inputMode="numeric"
            hint="Cuánto se guarda una entrada libre a cada persona. 240 son 4 horas."
            autoComplete="off"
            error={errors.offerMinutes?.message}
            {...register('offerMinutes')}
          />
        </>
      )}
    </FormDialog>
  );
}
