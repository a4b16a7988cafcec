import { type ReactNode, useState } from 'react';
import { getFragment, graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { formatDateTime, isoInstant } from '../../../ui/dates.ts';
import { Trash } from '../../../ui/page-icons.tsx';
import { Select } from '../../../ui/Select.tsx';
import { DiscardDialog } from '../../../ui/UnsavedChanges.tsx';
import { useRowActions } from '../../../ui/row-action.ts';
import { useChoices } from '../../../ui/use-choices.ts';
import { mailto } from '../../../ui/mail-address.ts';
import { INQUIRY_LISTS, type InquiryRow, InquiryRow_inquiry } from './inquiry-columns.tsx';
import { INQUIRY_STATES, LEVELS, STATE_NAMES, SUSPICIOUS } from './inquiry-words.ts';
import { InquiryNotes } from './InquiryNotes.tsx';

const SetInquiryStatus = graphql(`
  mutation SetInquiryStatus($input: SetInquiryStatusInput!) {
    setInquiryStatus(input: $input) {
      ... on SetInquiryStatusSuccess {
        inquiry {
          ...InquiryRow_inquiry
        }
      }
      ...MutationFailure
    }
  }
`);

interface InquiryDialogProps {
  inquiry: InquiryRow;
  /** Called with what is stored after a change here: the list may no longer have the inquiry. */
  onChange: (inquiry: InquiryRow) => void;
  onClose: () => void;
  onDelete: () => void;
}

/** One inquiry: the company's message and contact, its state, and the notes of staff. */
export function InquiryDialog({ inquiry, onChange, onClose, onDelete }: InquiryDialogProps) {
  const { company, name, email, phone, sponsorshipLevel, message, createdAt } = inquiry;
  const [isWriting, setIsWriting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isWriting ? setIsAsking(true) : onClose());
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={company}
        size="lg"
        actions={
          <>
            <Button variant="ghost" className="mr-auto text-error!" onClick={onDelete}>
              <Trash size={20} />
              Eliminar
            </Button>
            <Button variant="secondary" onClick={close}>
              Cerrar
            </Button>
          </>
        }
      >
        <div className="grid gap-6">
          {inquiry.isSuspicious && (
            <p className="text-sm">
              <Badge tone="warn">{SUSPICIOUS}</Badge> Se rellenó un campo que las personas no ven. Compruébalo
              antes de responder.
            </p>
          )}
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Fact name="Contacto">{name}</Fact>
            <Fact name="Recibida">
              <time dateTime={isoInstant(createdAt)}>{formatDateTime(createdAt)}</time>
            </Fact>
            <Fact name="Email">
              <a href={answerLink(inquiry)} className="underline underline-offset-3">
                {email}
              </a>
            </Fact>
            <Fact name="Teléfono">
              {phone ? (
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="underline underline-offset-3">
                  {phone}
                </a>
              ) : (
                '—'
              )}
            </Fact>
            <Fact name="Nivel">
              {sponsorshipLevel ? (
                <Badge tone={LEVELS[sponsorshipLevel].tone}>{LEVELS[sponsorshipLevel].label}</Badge>
              ) : (
                'Sin indicar'
              )}
            </Fact>
            <StatusChoice inquiry={inquiry} onChange={onChange} />
          </dl>
          <section aria-labelledby="mensaje" className="grid gap-2">
            <h3 id="mensaje" className="headline text-lg">
              Mensaje
            </h3>
            <p className="rounded-md bg-sunken p-4 whitespace-pre-line wrap-anywhere">{message}</p>
          </section>
          <InquiryNotes inquiry={inquiry} onChange={onChange} onDirty={setIsWriting} />
        </div>
      </Dialog>
      <DiscardDialog open={isAsking} onClose={() => setIsAsking(false)} onDiscard={onClose} />
    </>
  );
}

function answerLink({ email, company }: InquiryRow): string {
  return mailto(email, `Patrocinio: ${company}`);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Changes the screen at once, before the response; a failure restores the old value. */
function StatusChoice({ inquiry, onChange }: Pick<InquiryDialogProps, 'inquiry' | 'onChange'>) {
  const [setStatus] = useStaffMutation({
    document: SetInquiryStatus,
    refetch: INQUIRY_LISTS,
    success: (_, { input }) => [
      'Estado actualizado',
      `${inquiry.company}: ${INQUIRY_STATES[input.status].label}.`,
    ],
    failure: 'Error al actualizar el estado',
    onSuccess: ({ inquiry: stored }) => onChange(getFragment(InquiryRow_inquiry, stored)),
  });
  const { valueOf, choose } = useChoices({
    shown: inquiry,
    storedOf: (item: InquiryRow) => item.status,
    save: ({ id }, status, { value }) => setStatus({ input: { id, status, seen: value } }),
  });
  const { run, problem } = useRowActions();
  return (
    <div>
      <dt className="sr-only">Estado</dt>
      <dd>
        <Select
          label="Estado"
          value={valueOf(inquiry)}
          onChange={({ target }) => {
            const status = STATE_NAMES.find((name) => name === target.value);
            if (status) run(() => choose(inquiry, status));
          }}
          options={STATE_NAMES.map((value) => ({ value, label: INQUIRY_STATES[value].label }))}
        />
        <ActionError problem={problem} className="mt-2" />
      </dd>
    </div>
  );
}
