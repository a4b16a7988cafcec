import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { type ActionResult, useAction } from '../../../ui/use-action.ts';
import { type AnyPreview, ImportPreview } from './ImportPreview.tsx';
import { ImportSource } from './ImportSource.tsx';
import type { ImportSteps } from './use-import-steps.ts';

interface ImportFormProps {
  steps: ImportSteps<AnyPreview>;
  /** The titles of the columns. */
  hint: string;
  accept: string;
  /** What rows are that are left out. */
  skippedLabel: string;
  /** Reads a file; `clubName` is the team that was chosen as the club. */
  read: (file: File, clubName: string | null) => Promise<ActionResult>;
  apply: (file: File) => Promise<ActionResult>;
  /** The button that exports what is stored. */
  exporting: ReactNode;
  /** What has to be chosen before. */
  children?: ReactNode;
}

/** Imports a file in two steps: look at what it would change, then apply it. */
export function ImportForm({ steps, children, exporting, ...props }: ImportFormProps) {
  const { file, preview } = steps;
  const reading = useAction((picked: File, clubName: string | null) => {
    steps.begin(picked);
    return props.read(picked, clubName);
  });
  return (
    <>
      <Card as="section" aria-labelledby="archivo" className="grid gap-5 p-5 sm:p-6">
        <h2 id="archivo" className="headline text-xl">
          Archivo
        </h2>
        {children}
        <ImportSource
          hint={props.hint}
          accept={props.accept}
          reading={reading}
          pasted={steps.pasted}
          onPaste={steps.paste}
          onFile={(picked) => void reading.run(picked, null)}
        >
          {exporting}
        </ImportSource>
      </Card>
      {preview && file && (
        <ImportPreview
          fileName={file.name}
          preview={preview}
          skippedLabel={props.skippedLabel}
          onClub={(clubName) => void reading.run(file, clubName)}
          onApply={() => props.apply(file)}
          onCancel={steps.forget}
        />
      )}
      <UnsavedChanges when={steps.pasted.trim() !== ''} />
    </>
  );
}
