import type { ReactNode } from 'react';
import { useRefreshSite } from '../../../app/site.tsx';
import type { ManageSeasonsPageQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { formatShortDate } from '../../../ui/dates.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { SeasonDays } from './SeasonDays.tsx';
import { openingForm, type Opening, type OpeningValues } from './season-form.ts';

const OpenSeason = graphql(`
  mutation OpenSeason($input: OpenSeasonInput!) {
    openSeason(input: $input) {
      ... on OpenSeasonSuccess {
        season {
          year
          label
        }
      }
      ...MutationFailure
    }
  }
`);

type Next = NonNullable<ManageSeasonsPageQuery['nextSeason']>;

interface OpenSeasonDialogProps {
  /** What would be opened; null while the dialog is closed. */
  next: Next | null;
  onClose: () => void;
}

/** Closes the season of today and opens the next: says first what is carried over and what begins anew. */
export function OpenSeasonDialog({ next, onClose }: OpenSeasonDialogProps) {
  const [open] = useStaffMutation({
    document: OpenSeason,
    refetch: ['Season', 'NextSeason', 'Match'],
    success: ({ season }) => [
      `Temporada ${season.label} abierta`,
      'Puedes deshacerlo hasta que se venda la primera entrada o el primer carnet.',
    ],
    onSuccess: useRefreshSite(),
  });
  if (!next) return null;
  const { closes, label, firstDay, lastDay } = next;
  return (
    <FormDialog<OpeningValues, Opening>
      open
      onClose={onClose}
      title={`Cerrar ${closes.label} y abrir la siguiente`}
      description={`La temporada ${closes.label} acabará el día antes de que empiece la nueva.`}
      schema={openingForm}
      defaultValues={{ label, firstDay, lastDay }}
      save={(input) => open({ input })}
      submitLabel="Abrir temporada"
      pendingLabel="Abriendo..."
      failureTitle="No se ha abierto"
    >
      {({ register, watch, formState: { errors } }) => (
        <>
          <SeasonDays register={register} errors={errors} />
          <Preview next={next} firstDay={watch('firstDay')} />
        </>
      )}
    </FormDialog>
  );
}

function Preview({ next, firstDay }: { next: Next; firstDay: string }) {
  const { closes, competitions, players, members } = next;
  const end = new Date(`${firstDay}T12:00:00Z`);
  end.setUTCDate(end.getUTCDate() - 1);
  const until = Number.isNaN(end.getTime()) ? 'el día anterior' : `el ${formatShortDate(end)}`;
  return (
    <div className="grid gap-5 rounded-lg border border-hairline bg-sunken p-4 sm:grid-cols-2">
      <Part title="Se mantiene">
        <li>Plantilla: {players === 1 ? '1 jugador' : `${players} jugadores`}</li>
        <li>Precios y texto de los abonos, hasta que los cambies</li>
        <li>
          {competitions.length > 0
            ? `Reglas y zonas de la clasificación: ${competitions.join(', ')}`
            : 'Ninguna competición tiene clasificación'}
        </li>
      </Part>
      <Part title="Empieza de cero">
        <li>Partidos: los de sus días; los anteriores quedan en {closes.label}</li>
        <li>Clasificación: sin partidos jugados</li>
        <li>
          Carnets: {members === 1 ? '1 acaba' : `${members} acaban`} con {closes.label}; ninguno se renueva
          solo
        </li>
      </Part>
      <p className="text-sm text-muted sm:col-span-2">
        {closes.label} se cierra {until}. Se puede deshacer hasta la primera venta.
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="headline text-lg">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm">{children}</ul>
    </section>
  );
}
