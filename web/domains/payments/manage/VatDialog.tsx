import { z } from 'zod';
import { paymentSettingsInput } from '../../../../api/domains/payments/payments.input.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import type { EditedValue } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const UpdatePaymentSettings = graphql(`
  mutation UpdatePaymentSettings($input: PaymentSettingsInput!) {
    updatePaymentSettings(input: $input) {
      ... on UpdatePaymentSettingsSuccess {
        vatRate
      }
      ...MutationFailure
    }
  }
`);

interface Values {
  vatRate: string;
}

// What was typed stays as it is: the server reads the decimal comma too.
const schema = z.object({ vatRate: z.string() }).superRefine((values, context) => {
  const { error } = paymentSettingsInput.safeParse(values);
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
});

const shown = (rate: EditedValue) => String(Number(rate)).replace('.', ',');

interface VatDialogProps {
  vatRate: string;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** The VAT rate that the prices of tickets include. */
export function VatDialog({ vatRate, open, onClose, onSaved }: VatDialogProps) {
  const [update] = useStaffMutation({
    document: UpdatePaymentSettings,
    success: 'IVA guardado',
    onSuccess: onSaved,
  });
  return (
    <FormDialog<Values, Values>
      open={open}
      onClose={onClose}
      size="sm"
      title="IVA de las entradas"
      schema={schema}
      defaultValues={{ vatRate: shown(vatRate) }}
      fromInput={(_field, current) => ['vatRate', shown(current)]}
      save={(after, before) => update({ input: { ...after, base: before } })}
    >
      {({ register, formState: { errors } }) => (
        <TextField
          label="Tipo de IVA (%)"
          inputMode="decimal"
          hint="El precio de las entradas lo incluye. Vale para los pagos desde ahora: los anteriores no cambian."
          autoComplete="off"
          error={errors.vatRate?.message}
          {...register('vatRate')}
        />
      )}
    </FormDialog>
  );
}
