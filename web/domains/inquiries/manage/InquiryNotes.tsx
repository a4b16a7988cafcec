import type { z } from 'zod';
import { inquiryNoteInput } from '../../../../api/domains/inquiries/inquiries.input.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatDateTime, isoInstant } from '../../../ui/dates.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useSaveForm } from '../../../ui/use-save-form.ts';
import { INQUIRY_LISTS, type InquiryRow, InquiryRow_inquiry } from './inquiry-columns.tsx';

const AddInquiryNote = graphql(`
  mutation AddInquiryNote($input: AddInquiryNoteInput!) {
    addInquiryNote(input: $input) {
      ... on AddInquiryNoteSuccess {
        inquiry {
          ...InquiryRow_inquiry
        }
      }
      ...MutationFailure
    }
  }
`);

type Note = z.output<typeof inquiryNoteInput>;

interface InquiryNotesProps {
  inquiry: InquiryRow;
  /** Called with what is stored after a note. */
  onChange: (inquiry: InquiryRow) => void;
  /** Called when a note is started or saved, so that the dialog does not close over unsaved text. */
  onDirty: (isDirty: boolean) => void;
}

/** The notes of staff about an inquiry, the earliest first, and a new one. Notes cannot be changed. */
export function InquiryNotes({ inquiry, onChange, onDirty }: InquiryNotesProps) {
  const [addNote] = useStaffMutation({
    document: AddInquiryNote,
    refetch: INQUIRY_LISTS,
    onSuccess: ({ inquiry: stored }) => onChange(getFragment(InquiryRow_inquiry, stored)),
  });
  const { form, formProps, problem, isDirty, isSaving } = useSaveForm<{ text: string }, Note>({
    schema: inquiryNoteInput,
    defaultValues: { text: '' },
    save: async ({ text }) => {
      const failure = await addNote({ input: { id: inquiry.id, text } });
      if (!failure) {
        form.reset({ text: '' });
        onDirty(false);
      }
      return failure;
    },
  });
  return (
    <section aria-labelledby="notas" className="grid gap-4">
      <h3 id="notas" className="headline text-lg">
        Notas internas
      </h3>
      {inquiry.notes.length > 0 && (
        <ol className="grid gap-3">
          {inquiry.notes.map(({ id, text, createdAt, authorName }) => (
            <li key={id} className="grid gap-1 rounded-md border-l-4 border-sea bg-sunken p-3">
              <p className="text-sm text-muted">
                {authorName ?? 'Cuenta cerrada'} ·{' '}
                <time dateTime={isoInstant(createdAt)}>{formatDateTime(createdAt)}</time>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <form {...formProps} className="grid justify-items-end gap-3">
        <TextArea
          label="Añadir una nota"
          hint="Solo la ve el equipo. Después no se puede cambiar."
          rows={3}
          className="w-full"
          error={form.formState.errors.text?.message}
          {...form.register('text', { onChange: ({ target }) => onDirty(target.value !== '') })}
        />
        <ActionError
          problem={problem ? { title: 'La nota no se ha guardado', message: problem } : null}
          className="w-full"
        />
        <Button type="submit" size="sm" variant="secondary" pending={isSaving} pendingLabel="Guardando...">
          Guardar nota
        </Button>
      </form>
      <UnsavedChanges when={isDirty && !isSaving} />
    </section>
  );
}
