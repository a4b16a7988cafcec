import { downloadText } from '../../../panel/csv.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';

interface CsvExportProps {
  /** Without extension. */
  fileName: string;
  /** Fetches the CSV; nothing if it cannot be fetched. */
  load: () => Promise<string | undefined>;
}

/** Downloads what is stored, in the form that can be imported again. */
export function CsvExport({ fileName, load }: CsvExportProps) {
  const { run, pending, problem } = useAction(async () => {
    const text = await load();
    if (text === undefined) return { message: 'No se ha podido exportar. Vuelve a intentarlo.' };
    downloadText(fileName, text);
    return null;
  });
  return (
    <>
      <Button variant="ghost" pending={pending} pendingLabel="Exportando..." onClick={() => void run()}>
        Exportar CSV
      </Button>
      <ActionError problem={problem} className="basis-full" />
    </>
  );
}
