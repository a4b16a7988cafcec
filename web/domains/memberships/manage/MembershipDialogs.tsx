import { useSite } from '../../../app/site.tsx';
import { graphql } from '../../../gql/index.ts';
import type { Failure } from '../../../graphql/results.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { formatShortDate } from '../../../ui/dates.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { EmailField } from '../../../ui/EmailField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import {
  type Grant,
  grantForm,
  type GrantValues,
  lastDay,
  newCard,
  type Renewal,
  renewedUntil,
  renewForm,
  type RenewValues,
} from './membership-forms.ts';
import type { MembershipRow } from './membership-columns.tsx';

const GrantMembership = graphql(`
  mutation GrantMembership($input: GrantMembershipInput!) {
    grantMembership(input: $input) {
      ... on GrantMembershipSuccess {
        membership {
          id
          holderName
        }
      }
      ...MutationFailure
    }
  }
`);

const RenewMembership = graphql(`
  mutation RenewMembership($input: RenewMembershipInput!) {
    renewMembership(input: $input) {
      ... on RenewMembershipSuccess {
        membership {
          id
          holderName
          expiryDate
        }
      }
      ...MutationFailure
    }
  }
`);

export const MEMBERSHIP_LISTS = ['Membership', 'MembershipPage'] as const;

/** Refusals that are shown at the e-mail field, though they are no validation errors. */
function atEmail(failure: Failure): Failure {
  const isAboutPerson = failure.type === 'NotFoundError' || failure.type === 'AlreadyMemberError';
  return isAboutPerson ? { ...failure, fields: { email: failure.message } } : failure;
}

/** Creates a membership card for an account. */
export function GrantDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { season } = useSite();
  const [grant] = useStaffMutation({
    document: GrantMembership,
    refetch: MEMBERSHIP_LISTS,
    describe: atEmail,
    success: ({ membership }) => ['Carnet creado', `${membership.holderName} ya es socio.`],
  });
  if (!open) return null;
  return (
    <FormDialog<GrantValues, Grant>
      open
      onClose={onClose}
      title="Nuevo carnet"
      description="La persona debe tener ya una cuenta en la web. Será socio al momento."
      schema={grantForm}
      defaultValues={newCard(season.lastDay)}
      save={({ activationDate, expiryDate, ...rest }) =>
        grant({
          input: {
            ...rest,
            activationDate: activationDate.toISOString(),
            expiryDate: expiryDate.toISOString(),
          },
        })
      }
      submitLabel="Crear carnet"
      pendingLabel="Creando..."
      failureTitle="Error al crear el carnet"
    >
      {({ register, formState: { errors } }) => (
        <>
          <EmailField
            label="Email de la cuenta"
            autoComplete="off"
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label="Tipo"
            hint="Como aparece en el carnet."
            autoComplete="off"
            error={errors.type?.message}
            {...register('type')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Vale desde"
              type="date"
              error={errors.activationDate?.message}
              {...register('activationDate')}
            />
            <TextField
              label="Último día"
              type="date"
              error={errors.expiryDate?.message}
              {...register('expiryDate')}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}

interface RenewDialogProps {
  /** Null while it is closed. */
  membership: MembershipRow | null;
  onClose: () => void;
}

/** Extends a card, also an expired one. */
export function RenewDialog({ membership, onClose }: RenewDialogProps) {
  const { season } = useSite();
  const [renew] = useStaffMutation({
    document: RenewMembership,
    refetch: MEMBERSHIP_LISTS,
    success: ({ membership: renewed }) => {
      const until = formatShortDate(new Date(renewed.expiryDate).getTime() - 1);
      return ['Carnet renovado', `El de ${renewed.holderName} vale hasta el ${until}.`];
    },
  });
  if (membership === null) return null;
  const { id, type, holderName, expiryDate, state } = membership;
  return (
    <FormDialog<RenewValues, Renewal>
      open
      onClose={onClose}
      title="Renovar carnet"
      description={`El de ${holderName} ${state === 'EXPIRED' ? 'valió' : 'vale'} hasta el ${formatShortDate(`${lastDay(expiryDate)}T12:00:00Z`)}.`}
      schema={renewForm}
      defaultValues={{ expiryDate: renewedUntil(expiryDate, season.lastDay), type }}
      save={(values) =>
        renew({
          input: {
            id,
            seen: expiryDate,
            expiryDate: values.expiryDate.toISOString(),
            type: values.type ?? null,
          },
        })
      }
      submitLabel="Renovar"
      pendingLabel="Renovando..."
      failureTitle="Error al renovar el carnet"
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label="Nuevo último día"
            type="date"
            error={errors.expiryDate?.message}
            {...register('expiryDate')}
          />
          <TextField label="Tipo" autoComplete="off" error={errors.type?.message} {...register('type')} />
        </>
      )}
    </FormDialog>
  );
}
