import type { ComponentType } from 'react';
import { AbonosPanel } from '../../abonos/AbonosPanel.tsx';
import type { Role } from '../../../gql/graphql.ts';
import { MembershipPanel } from '../../memberships/membership-card/MembershipPanel.tsx';
import { PointsPanel } from '../../points/PointsPanel.tsx';
import { NotificationsPanel } from '../../push/NotificationsPanel.tsx';
import type { IconProps } from '../../../ui/icon.tsx';
import { Ticket } from '../../../ui/icons.tsx';
import { Bell, FileText, IdCard, MemberCard, Trophy } from '../../../ui/page-icons.tsx';
import { hasRole, type Viewer } from '../viewer.tsx';
import { OwnTickets } from './OwnTickets.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';

/** One row of the profile's menu. */
export interface ProfileSection {
  /** Value in the URL: `/perfil?seccion=entradas`. */
  id: string;
  label: string;
  Icon: ComponentType<IconProps>;
  Panel: ComponentType<{ user: Viewer }>;
  /** Only for users with one of these roles; undefined for all users. */
  roles?: readonly Role[];
}

/** The profile's menu in order; the first section is the default. */
const SECTIONS: readonly [ProfileSection, ...ProfileSection[]] = [
  { id: 'informacion', label: 'Información personal', Icon: IdCard, Panel: PersonalInformation },
  { id: 'entradas', label: 'Mis entradas', Icon: Ticket, Panel: OwnTickets },
  {
    id: 'carnet',
    label: 'Mi carnet de socio',
    Icon: MemberCard,
    Panel: MembershipPanel,
    roles: ['SOCIO'],
  },
  { id: 'puntos', label: 'Mis Puntos', Icon: Trophy, Panel: PointsPanel, roles: ['VISITOR'] },
  { id: 'abonos', label: 'Subir Abono', Icon: FileText, Panel: AbonosPanel, roles: ['VISITOR'] },
  { id: 'notificaciones', label: 'Notificaciones', Icon: Bell, Panel: NotificationsPanel },
];

export function sectionsOf(user: Viewer): ProfileSection[] {
  return SECTIONS.filter(({ roles }) => !roles || hasRole(user, ...roles));
}

/** The section in the URL, if the user may see it. */
export function readSection(params: URLSearchParams, user: Viewer): ProfileSection {
  const id = params.get('seccion');
  return sectionsOf(user).find((section) => section.id === id) ?? SECTIONS[0];
}
