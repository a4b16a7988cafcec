import { useState } from 'react';
import { useClient, useQuery } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ImportList } from './ImportList.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSource } from './ImportSource.tsx';
import { downloadText } from '../../../panel/csv.ts';

const MembersImportQuery = graphql(`
  query MembersImportPage {
    membersImports {
      ...ImportList_import
    }
  }
`);

const PreviewMembers = graphql(`
  mutation PreviewMembersImport($input: MembersImportInput!) {
    previewMembersImport(input: $input) {
      ... on PreviewMembersImportSuccess {
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
      ...MutationFailure
    }
  }
`);

const ApplyMembers = graphql(`
  mutation ApplyMembersImport($input: MembersImportInput!) {
    applyMembersImport(input: $input) {
      ... on ApplyMembersImportSuccess {
        importId
        created
        changed
      }
      ...MutationFailure
    }
  }
`);

const ExportMembers = graphql(`
  query MembersExport {
    membersExport
  }
`);

export const load: PageLoad = (client) => preload(client, MembersImportQuery, {}, 'cache-and-network');

/** Imports memberships in two steps: look at what a file would change, then apply it. */
export default function MembersImportPage() {
  const [{ data }, ask] = useQuery({ query: MembersImportQuery });
  const client = useClient();
  const [file, setFile] = useState<File | null>(null);
  const [round, setRound] = useState(0);
  const [preview, setPreview] = useState<Parameters<typeof ImportPreview>[0]['preview'] | null>(null);
  const [read] = useStaffMutation({
    document: PreviewMembers,
    failure: 'No se puede leer',
    onSuccess: setPreview,
  });
  const [write] = useStaffMutation({
    document: ApplyMembers,
    refetch: ['Membership', 'DataImport'],
    success: ({ created, changed }) => ['Importado', `Nuevos: ${created}. Cambiados: ${changed}.`],
    failure: 'No se ha importado',
    onSuccess: () => {
      forget();
      // An answer without imports would not be read again by itself.
      ask({ requestPolicy: 'network-only' });
    },
  });
  const reading = useAction((of: File) => {
    setFile(of);
    setPreview(null);
    return read({ input: { file: of } });
  });
  const exporting = useAction(async () => {
    const { data: all } = await client
      .query(ExportMembers, {}, { requestPolicy: 'network-only' })
      .toPromise();
    if (!all) return { message: 'No se ha podido exportar. Vuelve a intentarlo.' };
    downloadText('carnets', all.membersExport);
    return null;
  });

  function forget() {
    setPreview(null);
    setFile(null);
    setRound(round + 1);
  }

  return (
    <PanelPage
      title="Importar carnets"
      description="De Excel (CSV) o en JSON. Cada persona necesita una cuenta en la web con ese email. Antes de guardar ves qué cambia, y después puedes deshacerlo."
      back={{ to: '/admin/commercial/memberships', label: 'Carnets de socio' }}
    >
      <Card as="section" aria-labelledby="archivo" className="grid gap-5 p-5 sm:p-6">
        <h2 id="archivo" className="headline text-xl">
          Archivo
        </h2>
        <ImportSource
          key={round}
          hint="Con una primera fila de títulos: Email, Tipo, Desde (01/07/2026), Hasta (30/06/2027)."
          accept=".csv,.txt,.json,text/csv,application/json"
          reading={reading}
          onFile={(picked) => void reading.run(picked)}
        >
          <Button
            variant="ghost"
            pending={exporting.pending}
            pendingLabel="Exportando..."
            onClick={() => void exporting.run()}
          >
            Exportar CSV
          </Button>
        </ImportSource>
        <ActionError problem={exporting.problem} />
      </Card>
      {preview && file && (
        <ImportPreview
          fileName={file.name}
          preview={preview}
          skippedLabel="Sin cuenta en la web"
          onApply={() => write({ input: { file } })}
          onCancel={forget}
        />
      )}
      <ImportList imports={data?.membersImports ?? []} isOfMembers />
    </PanelPage>
  );
}
