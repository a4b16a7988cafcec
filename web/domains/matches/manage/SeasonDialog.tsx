import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { FARES, ZONES, type Fare } from '../../../../api/domains/matches/season-passes.input.ts';
import { useRefreshSite } from '../../../app/site.tsx';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { FromInput } from '../../../ui/use-conflicts.tsx';
import { SeasonDays } from './SeasonDays.tsx';
import { fromInput, passesValues, seasonForm, type SeasonOutput, type SeasonValues } from './season-form.ts';

const SeasonDialog_season = graphql(`
  fragment SeasonDialog_season on Season {
    year
    label
    firstDay
    lastDay
    passes {
      zones {
        zone
        general
        junior
        young
        senior
        reducedMobility
        singleParent
        family
      }
      vip
      corporate
      instalments
      text
    }
  }
`);

const UpdateSeason = graphql(`
  mutation UpdateSeason($input: UpdateSeasonInput!) {
    updateSeason(input: $input) {
      ... on UpdateSeasonSuccess {
        season {
          year
        }
      }
      ...MutationFailure
    }
  }
`);

const FARE_LABELS: Record<Fare, string> = {
  general: 'General',
  junior: 'Júnior',
  young: 'Joven',
  senior: 'Senior',
  reducedMobility: 'Movilidad reducida',
  singleParent: 'Monoparental',
  family: 'Familiar',
};

interface SeasonDialogProps {
  /** Null while the dialog is closed. */
  season: FragmentType<typeof SeasonDialog_season> | null;
  onClose: () => void;
}

/** Edits a season: its name, its days, and the prices and text of its season passes. */
export function SeasonDialog({ season: key, onClose }: SeasonDialogProps) {
  const season = getFragment(SeasonDialog_season, key);
  const [update] = useStaffMutation({
    document: UpdateSeason,
    refetch: ['Season', 'Match'],
    success: 'Temporada actualizada',
    onSuccess: useRefreshSite(),
  });
  if (!season) return null;
  const { year, label, firstDay, lastDay, passes } = season;
  return (
    <FormDialog<SeasonValues, SeasonOutput>
      open
      size="lg"
      onClose={onClose}
      title={`Temporada ${label}`}
      description="Sus partidos son los de sus días. Los precios salen en «Hazte socio» y en «Abonos» cuando es la temporada en curso."
      schema={seasonForm}
      defaultValues={{ label, firstDay, lastDay, passes: passesValues(passes) }}
      fromInput={fromInput as FromInput<SeasonValues>}
      save={(values, before) => update({ input: { year, ...editOf(before, values) } })}
      failureTitle="No se ha guardado"
    >
      {({ register, formState: { errors } }) => (
        <>
          <SeasonDays register={register} errors={errors} />
          <Prices register={register} errors={errors} />
          <TextArea
            label="Texto de los abonos"
            hint="Opcional: lo especial de esta temporada, sobre los precios."
            error={errors.passes?.text?.message}
            {...register('passes.text')}
          />
        </>
      )}
    </FormDialog>
  );
}

interface PricesProps {
  register: UseFormRegister<SeasonValues>;
  errors: FieldErrors<SeasonValues>;
}

function Prices({ register, errors }: PricesProps) {
  const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      {ZONES.map((zone, at) => (
        <fieldset key={zone} className="grid gap-3">
          <legend className="headline mb-2 text-lg">{zone}, en euros</legend>
          <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
            {FARES.map((fare) => (
              <TextField
                key={fare}
                {...whole}
                label={FARE_LABELS[fare]}
                error={errors.passes?.zones?.[at]?.[fare]?.message}
                {...register(`passes.zones.${at}.${fare}`)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset className="grid gap-3">
        <legend className="headline mb-2 text-lg">Fuera de las zonas y pago</legend>
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
          <TextField
            {...whole}
            label="VIP, en euros"
            error={errors.passes?.vip?.message}
            {...register('passes.vip')}
          />
          <TextField
            {...whole}
            label="Corporativo, en euros"
            error={errors.passes?.corporate?.message}
            {...register('passes.corporate')}
          />
          <TextField
            {...whole}
            label="Plazos sin intereses"
            error={errors.passes?.instalments?.message}
            {...register('passes.instalments')}
          />
        </div>
      </fieldset>
    </>
  );
}
