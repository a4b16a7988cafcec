import { useMemo } from 'react';
import { useQuery } from 'urql';
import { club } from '../../../../api/club/club.ts';
import { graphql } from '../../../gql/index.ts';
import { describeError } from '../../../graphql/results.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Printer } from '../../../ui/page-icons.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton.tsx';
import { SectionTitle } from '../../users/profile/SectionTitle.tsx';
import type { Viewer } from '../../users/viewer.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { useSavedCard } from './use-saved-card.ts';

const MembershipQuery = graphql(`
  query MembershipPanel {
    viewer {
      id
      membership {
        id
        ...MembershipCard_membership
      }
    }
  }
`);

/** «Mi carnet de socio»: the card of the active membership, to show and to print. */
export function MembershipPanel({ user }: { user: Viewer }) {
  const [{ data, error }, ask] = useQuery({
    query: MembershipQuery,
    requestPolicy: 'cache-and-network',
    // The type name lets a grant invalidate this query even if there was no membership.
    context: useMemo(() => ({ additionalTypenames: ['Membership'] }), []),
  });
  const viewer = data?.viewer;
  useSavedCard(user, viewer?.membership);
  return (
    <>
      <SectionTitle>Mi carnet de socio</SectionTitle>
      {viewer?.membership && (
        <>
          <MembershipCard membership={viewer.membership} holder={user.name} />
          <p className="print:hidden">
            <Button onClick={() => window.print()} className="max-sm:w-full">
              <Printer size={20} /> Imprimir carnet
            </Button>
          </p>
        </>
      )}
      {viewer && !viewer.membership && <NoMembership />}
      {!viewer && error && (
        <Alert
          tone="error"
          title="No hemos podido cargar tu carnet"
          actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>Reintentar</Button>}
        >
          {describeError(error)}
        </Alert>
      )}
      {!viewer && !error && (
        <SkeletonGroup label="Cargando tu carnet..." className="grid gap-6">
          <Skeleton className="h-174 rounded-lg sm:h-85" />
          <Skeleton className="h-12 w-48" />
        </SkeletonGroup>
      )}
    </>
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
      <a href={`mailto:${memberCareEmail}`} className="font-semibold underline underline-offset-3">
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
