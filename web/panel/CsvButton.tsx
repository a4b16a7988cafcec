import { ActionError } from '../ui/ActionError.tsx';
import { Button } from '../ui/Button.tsx';
import { Download } from '../ui/page-icons.tsx';
import { useAction } from '../ui/use-action.ts';
import { type CsvTable, downloadCsv } from './csv.ts';

interface CsvButtonProps {
  /** Name of the file, without extension: «usuarios-2026-11-21». */
  fileName: string;
  /** Loads all pages of the table; if it rejects, the user gets a message. */
  table: () => CsvTable | Promise<CsvTable>;
  label?: string;
  disabled?: boolean;
}

/** Exports a table as a file. */
export function CsvButton({ fileName, table, label = 'Exportar CSV', disabled }: CsvButtonProps) {
  const { run, pending, problem } = useAction(async () => {
    try {
      downloadCsv(fileName, await table());
      return null;
    } catch (error) {
      const title = 'No se ha podido exportar la lista.';
      return { title, message: error instanceof Error ? error.message : '' };
    }
  });

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        pending={pending}
        pendingLabel="Exportando..."
        disabled={disabled}
        onClick={() => void run()}
      >
        <Download size={20} />
        {label}
      </Button>
      <ActionError problem={problem} className="basis-full" />
    </>
  );
}
