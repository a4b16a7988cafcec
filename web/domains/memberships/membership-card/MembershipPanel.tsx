import { club } from '../../../../api/club/club.ts';
import { describeError } from '../../../graphql/results.ts';
import { SavedCopiesLink } from '../../../offline/SavedCopiesLink.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Printer } from '../../../ui/page-icons.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { SectionTitle } from '../../users/profile/SectionTitle.tsx';
import type { Viewer } from '../../users/viewer.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { useMembership } from './use-membership.ts';

/** «Mi carnet de socio»: the card of the active membership, to show and to print. */
export function MembershipPanel({ user }: { user: Viewer }) {
  const own = useMembership(user);
  return (
    <>
      <SectionTitle>Mi carnet de socio</SectionTitle>
      {own.membership === null ? <NoMembership /> : <CardToPrint user={user} own={own} />}
    </>
  );
}

interface CardToPrintProps {
  user: Viewer;
  own: ReturnType<typeof useMembership>;
}

/** The card with a button to print it; a skeleton or an error until it is known. */
export function CardToPrint({ user, own: { membership, error, retry } }: CardToPrintProps) {
  if (membership) {
    return (
      <>
        <MembershipCard membership={membership} holder={user.name} />
        <p className="print:hidden">
          <Button onClick={() => window.print()} className="max-sm:w-full">
            <Printer size={20} /> Imprimir carnet
          </Button>
        </p>
      </>
    );
  }
  if (error) {
    return (
      <Alert
        tone="error"
        title="No hemos podido cargar tu carnet"
        actions={
          <>
            <Button onClick={retry}>Reintentar</Button>
            <SavedCopiesLink label="Ver el guardado en este dispositivo" />
          </>
        }
      >
        {describeError(error)}
      </Alert>
    );
  }
  return (
    <SkeletonGroup label="Cargando tu carnet..." className="grid gap-6">
      <Skeleton className="h-174 rounded-lg sm:h-85" />
      <Skeleton className="h-12 w-48" />
    </SkeletonGroup>
  );
}

function NoMembership() {
  const { memberCareEmail, phone, phoneHref } = club.contact;
  return (
    <EmptyState
      as="h3"
      seed="sin-carnet"
      title="No tienes carnet activo"
      actions={<ButtonLink to="/hazte-socio">Ver abonos</ButtonLink>}
    >
      Puede que haya caducado o que aún no lo hayamos activado. Ponte en contacto con Atención al Socio:{' '}
      <a
        href={`mailto:${memberCareEmail}`}
        className="font-semibold wrap-anywhere underline underline-offset-3"
      >
        {memberCareEmail}
      </a>{' '}
      o{' '}
      <a href={phoneHref} className="font-semibold whitespace-nowrap underline underline-offset-3">
        {phone}
      </a>
      .
    </EmptyState>
  );
}
