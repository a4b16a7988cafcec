import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { nameLayoutInput } from '../../../../api/domains/abonos/abonos.input.ts';
import type { LearntLayout_LayoutFragment } from '../../../gql/graphql.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { LayoutSketch } from './LayoutSketch.tsx';

export const LearntLayoutsQuery = graphql(`
  query AbonosLearntLayouts {
    abonoLayouts {
      id
      ...LearntLayout_layout
    }
  }
`);

const LearntLayout_layout = graphql(`
  fragment LearntLayout_layout on AbonoLayout {
    id
    name
    seller
    createdAt
    lastUsedAt
    readCount
    helpedCount
    disputedCount
    lessons {
      id
      verifiedAt
      verifierName
    }
    sketch {
      ratio
      words {
        text
        left
        top
        width
        height
      }
      fields {
        text
        left
        top
        width
        height
      }
    }
  }
`);

const NameAbonoLayout = graphql(`
  mutation NameAbonoLayout($input: NameAbonoLayoutInput!) {
    nameAbonoLayout(input: $input) {
      ... on NameAbonoLayoutSuccess {
        layout {
          id
          name
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteAbonoLayout = graphql(`
  mutation DeleteAbonoLayout($input: DeleteAbonoLayoutInput!) {
    deleteAbonoLayout(input: $input) {
      ... on DeleteAbonoLayoutSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

type Layout = LearntLayout_LayoutFragment;

const LAYOUTS = ['AbonoLayout'];
const LISTED = { additionalTypenames: LAYOUTS };

/** The name of a layout: as staff call it, else by its seller, which is a company. */
const titleOf = ({ id, name, seller }: Layout) => name ?? (seller ? `Vendedor ${seller}` : `Diseño ${id}`);

/** The layouts of sellers that the site has learnt from verified passes. */
export function LearntLayouts() {
  const [{ data, error }, ask] = useQuery({ query: LearntLayoutsQuery, context: LISTED });
  const [renamed, setRenamed] = useState<Layout | null>(null);
  const [doomed, setDoomed] = useState<Layout | null>(null);
  const [rename] = useStaffMutation({
    document: NameAbonoLayout,
    refetch: LAYOUTS,
    success: 'Diseño renombrado',
  });
  const [remove] = useStaffMutation({
    document: DeleteAbonoLayout,
    refetch: LAYOUTS,
    success: 'Diseño quitado',
    failure: 'Error al quitar el diseño',
  });
  const layouts = data && getFragment(LearntLayout_layout, data.abonoLayouts);

  if (!layouts) {
    return error ? (
      <Alert
        tone="error"
        title="Error al cargar los diseños"
        actions={
          <Button size="sm" variant="secondary" onClick={() => ask({ requestPolicy: 'network-only' })}>
            Reintentar
          </Button>
        }
      >
        Por favor, intenta de nuevo más tarde.
      </Alert>
    ) : (
      <Skeleton className="h-120" />
    );
  }
  if (layouts.length === 0) {
    return (
      <EmptyState title="Aún no se ha aprendido ninguno" seed="disenos">
        <p>
          Al verificar un abono, se aprende dónde imprime su vendedor cada dato. Los siguientes abonos como
          ese se leen mejor. No se guarda ningún dato de la persona.
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Diseños aprendidos" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {layouts.map((layout) => (
          <LayoutCard
            key={layout.id}
            layout={layout}
            onRename={() => setRenamed(layout)}
            onRemove={() => setDoomed(layout)}
          />
        ))}
      </ul>
      <FormDialog<{ name: string }, { name: string }>
        open={renamed !== null}
        onClose={() => setRenamed(null)}
        size="sm"
        title="Renombrar diseño"
        schema={nameLayoutInput}
        defaultValues={{ name: renamed?.name ?? '' }}
        save={async (after, before) =>
          renamed ? rename({ input: { id: renamed.id, ...after, base: before } }) : null
        }
      >
        {({ register, formState: { errors } }) => (
          <TextField
            label="Nombre"
            autoComplete="off"
            hint="Por ejemplo, el nombre comercial del vendedor."
            error={errors.name?.message}
            {...register('name')}
          />
        )}
      </FormDialog>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="¿Quitar este diseño?"
        description={`«${doomed ? titleOf(doomed) : ''}» dejará de ayudar a leer abonos. Los abonos ya leídos no cambian, y se aprenderá de nuevo al verificar otro.`}
        confirmLabel="Quitar"
        pendingLabel="Quitando..."
        onConfirm={() => doomed && remove({ input: { id: doomed.id } })}
      />
    </>
  );
}

interface LayoutCardProps {
  layout: Layout;
  onRename: () => void;
  onRemove: () => void;
}

function LayoutCard({ layout, onRename, onRemove }: LayoutCardProps) {
  const { sketch, lessons, readCount, helpedCount, disputedCount, lastUsedAt } = layout;
  const [latest] = lessons;
  const title = titleOf(layout);
  return (
    <Card as="li" className="grid content-between gap-4 p-4">
      <div className="grid gap-4">
        <h2 className="headline text-lg wrap-anywhere">{title}</h2>
        {sketch && <LayoutSketch sketch={sketch} title={title} />}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <Fact term="Abonos leídos con él">{formatNumber(readCount)}</Fact>
          <Fact term="Ha leído algo más o mejor">{formatNumber(helpedCount)}</Fact>
          <Fact term="En duda por no coincidir">{formatNumber(disputedCount)}</Fact>
          <Fact term="Último uso">{lastUsedAt ? formatDateTime(lastUsedAt) : 'Todavía ninguno'}</Fact>
        </dl>
        <p className="text-sm text-muted">
          Aprendido de{' '}
          {lessons.length === 1 ? '1 abono verificado' : `${formatNumber(lessons.length)} abonos verificados`}
          {latest && `, el último el ${formatDateTime(latest.verifiedAt)}`}
          {latest?.verifierName && ` por ${latest.verifierName}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={onRename} aria-label={`Renombrar ${title}`}>
          Renombrar
        </Button>
        <Button size="sm" variant="ghost" onClick={onRemove} aria-label={`Quitar ${title}`}>
          Quitar
        </Button>
      </div>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
