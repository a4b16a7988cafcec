import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PanelPage } from '../PanelPage.tsx';

/** The look of the site: still being implemented. */
export default function LayoutPage() {
  return (
    <PanelPage title="Diseño" description="El aspecto de la web: portada, colores y menús.">
      <EmptyState
        as="h2"
        seed="diseno"
        title="En preparación"
        actions={
          <ButtonLink to="/" variant="secondary">
            Ver la web
          </ButtonLink>
        }
      >
        <p>Las opciones de diseño se están implementando. Aquí podrás cambiar el aspecto de la web.</p>
      </EmptyState>
    </PanelPage>
  );
}
