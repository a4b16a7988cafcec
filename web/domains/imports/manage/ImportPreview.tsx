import type { ImportPreview_PreviewFragment } from '../../../gql/graphql.ts';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';
import { type ActionResult, useAction } from '../../../ui/use-action.ts';

const ImportPreview_preview = graphql(`
  fragment ImportPreview_preview on ImportPreview {
    created
    changed
    unchanged
    skipped
    problemCount
    problems {
      line
      column
      message
    }
    notes {
      line
      column
      message
    }
  }
`);

/** What a file would change; of games also the teams of the file, and which of them is the club. */
export type AnyPreview = FragmentType<typeof ImportPreview_preview> & {
  teamNames?: readonly string[];
  clubName?: string | null;
};

/** The choice that no team of the file is the club. */
const NONE = 'none';

interface ImportPreviewProps {
  fileName: string;
  preview: AnyPreview;
  /** What rows are that are left out. */
  skippedLabel: string;
  /** Another team of the file is the club: the file is read again. Only for games. */
  onClub: (name: string) => void;
  onApply: () => Promise<ActionResult>;
  onCancel: () => void;
}

/** What a file would change, with what is wrong in its rows. It can be applied if nothing is. */
export function ImportPreview(props: ImportPreviewProps) {
  const { fileName, skippedLabel, onClub, onApply, onCancel } = props;
  const { teamNames = [], clubName = null } = props.preview;
  const preview = getFragment(ImportPreview_preview, props.preview);
  const { created, changed, unchanged, skipped, problemCount, problems, notes } = preview;
  const apply = useAction(onApply);
  return (
    <Card as="section" aria-labelledby="cambios" className="grid gap-5 p-5 sm:p-6">
      <h2 id="cambios" className="headline text-xl wrap-anywhere">
        {fileName}
      </h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Count label="Nuevos" value={created} />
        <Count label="Cambian" value={changed} />
        <Count label="Igual que ahora" value={unchanged} />
        <Count label={skippedLabel} value={skipped} />
      </dl>
      {teamNames.length > 0 && (
        <Select
          label="Nuestro equipo en el archivo"
          hint={
            clubName === null
              ? 'Ninguno se llama como el club: sin elegirlo, todos los partidos son de otros equipos.'
              : 'Sus partidos van al calendario; los de los demás, a la clasificación.'
          }
          options={[
            ...(clubName === null ? [{ value: NONE, label: 'Ninguno' }] : []),
            ...teamNames.map((name) => ({ value: name, label: name })),
          ]}
          value={clubName ?? NONE}
          onChange={({ target }) => onClub(target.value)}
        />
      )}
      {problemCount > 0 && (
        <Alert tone="error" title={problemCount === 1 ? 'Hay un error' : `Hay ${problemCount} errores`}>
          <p>No se puede importar hasta que lo corrijas en el archivo y lo vuelvas a elegir.</p>
          <Remarks remarks={problems} />
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert tone="warn" title="Antes de importar">
          <Remarks remarks={notes} />
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={problemCount > 0 || created + changed === 0}
          pending={apply.pending}
          pendingLabel="Importando..."
          onClick={() => void apply.run()}
        >
          {created + changed === 0 ? 'Nada que importar' : 'Importar'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Descartar
        </Button>
      </div>
      <ActionError problem={apply.problem} />
    </Card>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="headline text-2xl tabular-nums">{value}</dd>
    </div>
  );
}

function Remarks({ remarks }: { remarks: ImportPreview_PreviewFragment['problems'] }) {
  return (
    <ul className="mt-2 grid max-h-72 gap-1 overflow-y-auto" tabIndex={0} aria-label="Filas">
      {remarks.map(({ line, column, message }) => (
        <li key={`${line} ${column} ${message}`}>
          <strong>
            Fila {line}, «{column}»
          </strong>
          : {message}
        </li>
      ))}
    </ul>
  );
}
