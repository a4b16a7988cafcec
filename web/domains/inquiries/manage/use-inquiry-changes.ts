import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import type { InquiriesPageQuery, InquiryStatus } from '../../../gql/graphql.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';
import { INQUIRY_STATES } from './inquiry-words.ts';

const SetInquiryStatus = graphql(`
  mutation SetInquiryStatus($input: SetInquiryStatusInput!) {
    setInquiryStatus(input: $input) {
      ... on SetInquiryStatusSuccess {
        inquiry {
          id
          status
        }
      }
      ...MutationFailure
    }
  }
`);

const AddInquiryNote = graphql(`
  mutation AddInquiryNote($input: AddInquiryNoteInput!) {
    addInquiryNote(input: $input) {
      ... on AddInquiryNoteSuccess {
        inquiry {
          id
          notes {
            id
          }
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteInquiry = graphql(`
  mutation DeleteInquiry($input: DeleteInquiryInput!) {
    deleteInquiry(input: $input) {
      ... on DeleteInquirySuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

export type ListedInquiry = InquiriesPageQuery['sponsorInquiries']['items'][number];

const LISTED = { additionalTypenames: ['SponsorInquiry', 'SponsorInquiryPage'] };

/** What staff do to inquiries. */
export function useInquiryChanges() {
  const [, setInquiryStatus] = useMutation(SetInquiryStatus);
  const [, addInquiryNote] = useMutation(AddInquiryNote);
  const [, deleteInquiry] = useMutation(DeleteInquiry);

  /** @returns whether it went well; what did not is told. */
  async function setStatus({ id, company }: ListedInquiry, status: InquiryStatus): Promise<boolean> {
    const { data, error } = await setInquiryStatus({ input: { id, status } }, LISTED);
    const outcome = readOutcome(data?.setInquiryStatus, error);
    if (outcome.ok) toast.success('Estado actualizado', `${company}: ${INQUIRY_STATES[status].label}.`);
    else toast.error(outcome.message, 'Error al actualizar el estado');
    return outcome.ok;
  }

  /** Gives back what went wrong, for the form to show. */
  async function addNote(id: string, text: string): Promise<Failure | null> {
    const { data, error } = await addInquiryNote({ input: { id, text } }, LISTED);
    const outcome = readOutcome(data?.addInquiryNote, error);
    return outcome.ok ? null : outcome;
  }

  async function remove({ id, company }: ListedInquiry): Promise<void> {
    const { data, error } = await deleteInquiry({ input: { id } }, LISTED);
    const outcome = readOutcome(data?.deleteInquiry, error);
    if (outcome.ok) toast.success('Solicitud eliminada', `La de ${company} ya no existe.`);
    else toast.error(outcome.message, 'Error al eliminar la solicitud');
  }

  return { setStatus, addNote, remove };
}
