import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonGroup } from '../../ui/Skeleton.tsx';
import { type EmptyMessage } from './sponsor-filter.ts';
import { TierSkeletons } from './SponsorTierSection.tsx';

/** Skeletons while the sponsors are loading. */
export function LoadingSponsors() {
  return (
    <SkeletonGroup label="Cargando patrocinadores..." className="grid gap-8 sm:gap-10">
      <TierSkeletons category="PLATINO" count={2} />
      <TierSkeletons category="ORO" count={3} />
      <TierSkeletons category="PLATA" count={4} />
    </SkeletonGroup>
  );
}

export function SponsorsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      title="No hemos podido cargar los patrocinadores"
      actions={<Button onClick={onRetry}>Reintentar</Button>}
    >
      Comprueba tu conexión y vuelve a intentarlo.
    </Alert>
  );
}

/** The empty state of a tab without sponsors: the place is free. */
export function NoSponsors({ title, text, level, seed }: EmptyMessage & { seed: string }) {
  return (
    <EmptyState
      as="h2"
      seed={`patrocinadores-${seed}`}
      title={title}
      actions={
        <ButtonLink to={level ? `/hazte-patrocinador?nivel=${level}#solicitud` : '/hazte-patrocinador'}>
          Hazte patrocinador
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

/** The last place on the wall, which invites the next sponsor. */
export function SponsorInvitation() {
  return (
    <section
      aria-labelledby="tu-marca"
      className="on-ink planks flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg bg-navy p-6 text-fg sm:p-10"
    >
      <div className="grid max-w-[34.5em] gap-2">
        <h2 id="tu-marca" className="display text-display-md">
          Tu marca, aquí
        </h2>
        <p className="text-lg text-muted">
          Desde una lona en el pabellón hasta la camiseta del primer equipo. Te contamos qué incluye cada
          nivel y cuánto cuesta.
        </p>
      </div>
      <ButtonLink to="/hazte-patrocinador" size="lg" className="max-sm:w-full">
        Ver niveles y precios
      </ButtonLink>
    </section>
  );
}
