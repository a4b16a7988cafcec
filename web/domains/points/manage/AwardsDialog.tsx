import { useState } from 'react';
import { useQuery } from 'urql';
import { revokeAchievementInput } from '../../../../api/domains/points/manual-achievements.input.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { AwardRow_AchievementFragment } from '../../../gql/graphql.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatShortDate, isoInstant } from '../../../ui/dates.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { formatPoints } from '../level-names.ts';

const AwardRow_achievement = graphql(`
  fragment AwardRow_achievement on ManualAchievement {
    id
    achievementId
    name
    description
    points
    earnedAt
  }
`);

const AwardsQuery = graphql(`
  query ManualAchievements($userId: ID!) {
    manualAchievements(userId: $userId) {
      id
      ...AwardRow_achievement
    }
  }
`);

const Grant = graphql(`
  mutation GrantAchievement($input: GrantAchievementInput!) {
    grantAchievement(input: $input) {
      ... on GrantAchievementSuccess {
        achievement {
          id
          ...AwardRow_achievement
        }
      }
      ...MutationFailure
    }
  }
`);

const Revoke = graphql(`
  mutation RevokeAchievement($input: RevokeAchievementInput!) {
    revokeAchievement(input: $input) {
      ... on RevokeAchievementSuccess {
        achievement {
          id
          ...AwardRow_achievement
        }
      }
      ...MutationFailure
    }
  }
`);

type Award = AwardRow_AchievementFragment;

interface Person {
  id: string;
  name: string;
}

interface AwardsDialogProps {
  /** Whose achievements; null while the dialog is closed. */
  user: Person | null;
  onClose: () => void;
}

/** The achievements that staff award to one person, and take back. */
export function AwardsDialog({ user, onClose }: AwardsDialogProps) {
  return user && <OpenAwards key={user.id} user={user} onClose={onClose} />;
}

const LISTED = { additionalTypenames: ['ManualAchievement'] };

function OpenAwards({ user, onClose }: { user: Person; onClose: () => void }) {
  const [{ data, error }, ask] = useQuery({
    query: AwardsQuery,
    variables: { userId: user.id },
    requestPolicy: 'cache-and-network',
    context: LISTED,
  });
  const [revoked, setRevoked] = useState<Award | null>(null);
  const awards = data && getFragment(AwardRow_achievement, data.manualAchievements);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="md"
        title={`Logros de ${user.name}`}
        description="Los que concede el club. Los demás se consiguen solos, por lo que hace cada persona."
        actions={<Button onClick={onClose}>Listo</Button>}
      >
        {error && !awards && (
          <Alert
            tone="error"
            title="Error al cargar los logros"
            actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
          >
            Por favor, intenta de nuevo más tarde.
          </Alert>
        )}
        {!awards && !error && (
          <SkeletonGroup label="Cargando logros..." className="grid gap-3">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </SkeletonGroup>
        )}
        {awards?.length === 0 && <p>El club no tiene logros que se concedan a mano.</p>}
        {awards && awards.length > 0 && (
          <ul className="grid gap-3">
            {awards.map((award) => (
              <AwardRow key={award.id} award={award} user={user} onRevoke={() => setRevoked(award)} />
            ))}
          </ul>
        )}
      </Dialog>
      <RevokeDialog award={revoked} user={user} onClose={() => setRevoked(null)} />
    </>
  );
}

function AwardRow({ award, user, onRevoke }: { award: Award; user: Person; onRevoke: () => void }) {
  const { achievementId, name, description, points, earnedAt } = award;
  const [grant] = useStaffMutation({
    document: Grant,
    success: ['Logro concedido', `${user.name} tiene «${name}». Lo verá en su próxima visita.`],
    failure: 'Error al conceder el logro',
    refetch: ['ManualAchievement'],
  });
  const granting = useAction(() => grant({ input: { userId: user.id, achievementId } }));
  return (
    <li className="grid gap-3 rounded-md border border-hairline p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="headline text-lg">{name}</span>
          <span className="font-display font-bold text-muted">+{formatPoints(points)} puntos</span>
        </p>
        <p className="text-sm text-muted">{description}</p>
        {earnedAt && (
          <p className="text-sm font-semibold">
            Concedido el <time dateTime={isoInstant(earnedAt)}>{formatShortDate(earnedAt)}</time>
          </p>
        )}
      </div>
      {earnedAt ? (
        <Button variant="secondary" size="sm" onClick={onRevoke} aria-label={`Retirar «${name}»`}>
          Retirar
        </Button>
      ) : (
        <Button
          size="sm"
          pending={granting.pending}
          pendingLabel="Concediendo..."
          onClick={() => void granting.run()}
          aria-label={`Conceder «${name}»`}
        >
          Conceder
        </Button>
      )}
      <ActionError problem={granting.problem} className="sm:col-span-2" />
    </li>
  );
}

interface RevokeDialogProps {
  /** Null while it is closed. */
  award: Award | null;
  user: Person;
  onClose: () => void;
}

/** Asks for the reason before an achievement is taken back. */
function RevokeDialog({ award, user, onClose }: RevokeDialogProps) {
  const [revoke] = useStaffMutation({
    document: Revoke,
    success: ['Logro retirado', `${user.name} ya no tiene «${award?.name ?? ''}» ni sus puntos.`],
    refetch: ['ManualAchievement'],
  });
  if (!award) return null;
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={`¿Retirar «${award.name}»?`}
      description={`${user.name} pierde el logro y sus ${formatPoints(award.points)} puntos.`}
      schema={revokeAchievementInput}
      defaultValues={{ reason: '' }}
      save={({ reason }) =>
        revoke({ input: { userId: user.id, achievementId: award.achievementId, reason } })
      }
      submitLabel="Retirar"
      pendingLabel="Retirando..."
      failureTitle="Error al retirar el logro"
    >
      {({ register, formState: { errors } }) => (
        <TextField
          label="Motivo"
          hint="Queda en el registro de actividad: no escribas nombres."
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
    </FormDialog>
  );
}
