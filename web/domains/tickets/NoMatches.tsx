import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The empty state if there is no future home match. */
export function NoMatches() {
  return (
    <EmptyState
      as="h2"
      seed="sin-entradas"
      title="No hay partidos programados"
      actions={
        <>
          <ButtonLink to="/calendario">Ver el calendario</ButtonLink>
          <ButtonLink to="/entradas/abonos" variant="secondary">
            Abonos
          </ButtonLink>
        </>
      }
    >
      Actualmente no hay partidos disponibles para comprar entradas.
    </EmptyState>
  );
}
