import type { ReactNode } from 'react';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatShortDate, isoInstant } from '../../ui/dates.ts';
import { User } from '../../ui/icons.tsx';
import { Price } from '../../ui/Price.tsx';
import { statusLook } from './abono-status.ts';

export const AbonoCard_abono = graphql(`
  fragment AbonoCard_abono on Abono {
    id
    nombreAsistente
    temporada
    anillo
    bloque
    fila
    asiento
    precioTotal
    fechaSubida
    status
    esPropietario
  }
`);

interface AbonoCardProps {
  abono: FragmentType<typeof AbonoCard_abono>;
  /** Heading level of the holder's name. */
  as: 'h3' | 'h4';
}

/** One season pass: holder, seat and price. */
export function AbonoCard({ abono, as: Name }: AbonoCardProps) {
  const pass = getFragment(AbonoCard_abono, abono);
  const { label, tone, Icon } = statusLook(pass.status);
  return (
    <Card as="article" className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Name className="headline text-xl wrap-anywhere">{pass.nombreAsistente ?? 'Sin nombre'}</Name>
          <p className="text-sm text-muted">
            {pass.temporada && `Temporada ${pass.temporada} · `}Subido el{' '}
            <time dateTime={isoInstant(pass.fechaSubida)}>{formatShortDate(pass.fechaSubida)}</time>
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          {pass.esPropietario && (
            <Badge tone="accent">
              <User size={14} /> Propietario
            </Badge>
          )}
          <Badge tone={tone}>
            <Icon size={14} /> {label}
          </Badge>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-hairline pt-4 sm:grid-cols-5">
        <Fact name="Anillo">{pass.anillo ?? '—'}</Fact>
        <Fact name="Bloque">{pass.bloque ?? '—'}</Fact>
        <Fact name="Fila">{pass.fila ?? '—'}</Fact>
        <Fact name="Asiento">{pass.asiento ?? '—'}</Fact>
        <Fact name="Precio total">
          {pass.precioTotal === null ? '—' : <Price amount={pass.precioTotal} />}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
