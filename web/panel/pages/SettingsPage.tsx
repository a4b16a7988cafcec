import { EmptyState } from '../../ui/EmptyState.tsx';
import { History, Lock, TriangleAlert, Users } from '../../ui/page-icons.tsx';
import { PanelCards } from '../PanelCards.tsx';
import { PanelPage } from '../PanelPage.tsx';

/** The settings of the site: still being implemented, except the audit log, second factors and failed jobs. */
export default function SettingsPage() {
  return (
    <PanelPage title="Ajustes" description="Cómo trabaja el panel.">
      <PanelCards
        label="Ajustes disponibles"
        cards={[
          {
            title: 'Registro de actividad',
            text: 'Quién hizo qué y cuándo en el panel.',
            Icon: History,
            to: '/admin/settings/audit',
          },
          {
            title: 'Verificación en dos pasos',
            text: 'A qué roles del equipo se les exige un segundo factor.',
            Icon: Lock,
            to: '/admin/settings/second-factor',
          },
          {
            title: 'Trabajos fallidos',
            text: 'Lo que la web hace por su cuenta y no ha salido bien.',
            Icon: TriangleAlert,
            to: '/admin/settings/jobs',
          },
          {
            title: 'Usuarios y roles',
            text: 'Quién puede entrar en cada parte del panel.',
            Icon: Users,
            to: '/admin/users',
          },
        ]}
      />
      <EmptyState as="h2" seed="ajustes" title="En preparación">
        <p>Los demás ajustes se están implementando. Aquí podrás configurar la web del club.</p>
      </EmptyState>
    </PanelPage>
  );
}
