import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Download } from '../ui/page-icons.tsx';
import { toast } from '../ui/toast.ts';
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
  const [pending, setPending] = useState(false);

  async function exportTable() {
    setPending(true);
    try {
      downloadCsv(fileName, await table());
    } catch (error) {
      const why = error instanceof Error && error.message ? ` ${error.message}` : '';
      toast.error(`No se ha podido exportar la lista.${why}`);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      pending={pending}
      pendingLabel="Exportando..."
      disabled={disabled}
      onClick={() => void exportTable()}
    >
      <Download size={20} />
      {label}
    </Button>
  );
}
