import { Navigate, useSearchParams } from 'react-router-dom';
import { club } from '../../../api/club/club.ts';
import { Seo } from '../../app/Seo.tsx';
import { PageBand } from '../../ui/PageBand.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { formatYear } from '../../ui/dates.ts';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { useTicketToday } from '../tickets/use-ticket-today.ts';
import { accountType } from './profile/account-type.ts';
import { ticketAddress } from './profile/addresses.ts';
import { ProfileActions } from './profile/ProfileActions.tsx';
import { ProfileMenu } from './profile/ProfileMenu.tsx';
import { readSection, sectionsOf } from './profile/sections.ts';
import { useViewer, type Viewer } from './viewer.tsx';

/** /perfil: the signed-in user's profile. */
export default function ProfilePage() {
  const { user } = useViewer();
  return user && <Profile user={user} />;
}

function Profile({ user }: { user: Viewer }) {
  const [params] = useSearchParams();
  // Without a section, a match day opens at the ticket.
  const isOpen = params.has('seccion');
  const ticket = useTicketToday({ pause: isOpen });
  const { id, label, Panel } = readSection(params, user);
  if (!isOpen && ticket) return <Navigate to={ticketAddress(ticket.id)} replace />;
  return (
    <>
      <Seo
        title={`${label} · Mi perfil`}
        description={`Tu espacio en la web del ${club.name}: tus datos y tus entradas.`}
        noIndex
      />
      <div className="print:hidden">
        <PageBand seed="perfil" kicker="Mi perfil" title={user.name}>
          <p className="flex flex-wrap items-center gap-3 text-base">
            <Avatar name={user.name} className="size-11 text-lg" />
            <Badge tone="accent">{accountType(user)}</Badge>
            <span>
              En la grada del {club.shortName} desde {formatYear(user.registrationDate)}
            </span>
          </p>
        </PageBand>
      </div>
      <div className="wrap grid gap-x-12 gap-y-8 py-6 md:grid-cols-[16rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:py-12 print:block print:p-0">
        <ProfileMenu sections={sectionsOf(user)} current={id} />
        <div className="grid min-w-0 content-start gap-6 md:col-start-2 md:row-span-2 md:row-start-1">
          {!isOpen && ticket === undefined ? <ProfileToCome /> : <Panel user={user} />}
        </div>
        <aside
          aria-label="Accesos directos"
          className="border-t border-hairline pt-8 md:col-start-1 md:row-start-2 md:self-start print:hidden"
        >
          <ProfileActions user={user} />
        </aside>
      </div>
    </>
  );
}

function ProfileToCome() {
  return (
    <SkeletonGroup label="Cargando tu perfil..." className="grid gap-6">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-96 rounded-lg" />
    </SkeletonGroup>
  );
}
