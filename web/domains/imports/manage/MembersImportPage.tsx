import { useClient, useQuery } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { CsvExport } from './CsvExport.tsx';
import { ImportForm } from './ImportForm.tsx';
import { ImportList } from './ImportList.tsx';
import type { AnyPreview } from './ImportPreview.tsx';
import { imported, useImportSteps } from './use-import-steps.ts';

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
        ...ImportPreview_preview
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
  const steps = useImportSteps<AnyPreview>();
  const [read] = useStaffMutation({
    document: PreviewMembers,
    failure: 'No se puede leer',
    onSuccess: steps.show,
  });
  const [write] = useStaffMutation({
    document: ApplyMembers,
    refetch: ['Membership', 'DataImport'],
    success: imported,
    failure: 'No se ha importado',
    onSuccess: () => {
      steps.forget();
      // An answer without imports would not be read again by itself.
      ask({ requestPolicy: 'network-only' });
    },
  });
  return (
    <PanelPage
      title="Importar carnets"
      description="De Excel (CSV) o en JSON. Cada persona necesita una cuenta en la web con ese email. Antes de guardar ves qué cambia, y después puedes deshacerlo."
      back={{ to: '/admin/commercial/memberships', label: 'Carnets de socio' }}
    >
      <ImportForm
        steps={steps}
        hint="Con una primera fila de títulos: Email, Tipo, Desde (01/07/2026), Hasta (30/06/2027)."
        accept=".csv,.txt,.json,text/csv,application/json"
        skippedLabel="Sin cuenta en la web"
        read={(file) => read({ input: { file } })}
        apply={(file) => write({ input: { file } })}
        exporting={
          <CsvExport
            fileName="carnets"
            load={async () => {
              const { data: all } = await client.query(ExportMembers, {}, { requestPolicy: 'network-only' });
              return all?.membersExport;
            }}
          />
        }
      />
      <ImportList imports={data?.membersImports ?? []} isOfMembers />
    </PanelPage>
  );
}
