import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MESSAGE_LIMITS } from '../../../../api/domains/notifications/notifications.input.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { randomId } from '../../../graphql/random-id.ts';
import type { SaveFailure } from '../../../ui/use-save-form.ts';
import { useViewer } from '../../users/viewer.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Audience } from './Audience.tsx';
import { messageForm, type MessageFormInput, type MessageFormOutput } from './message-form.ts';
import { messageKinds } from './message-words.ts';
import { MessagePreview } from './MessagePreview.tsx';

const SendNotification = graphql(`
  mutation SendNotification($input: SendNotificationInput!) {
    sendNotification(input: $input) {
      ... on SendNotificationSuccess {
        notification {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

/** A message that waits for the answer to the question how many devices it is for. */
interface Asking {
  values: MessageFormOutput;
  answer: (failure: SaveFailure | null) => void;
}

/** The form stays as it was. */
const NOT_SENT: SaveFailure = { message: '', fields: {} };

/** Sends a message to devices, after asking with their number. Mounted once per message, so that a repeated request with its id sends nothing twice. */
export function MessageDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(() => randomId());
  const [send] = useStaffMutation({
    document: SendNotification,
    refetch: ['SentNotification', 'SentNotificationPage'],
    success: (_, { input }) => ['Notificación enviada', `«${input.title}» está en camino.`],
  });
  const [asking, setAsking] = useState<Asking | null>(null);
  const { user } = useViewer();
  const kinds = messageKinds(user?.roles ?? []);
  const [{ value: preference }] = kinds;

  return (
    <>
      <FormDialog<MessageFormInput, MessageFormOutput>
        open
        onClose={onClose}
        title="Nueva notificación"
        description="Se envía al momento a los dispositivos que la han pedido. No se puede retirar."
        schema={messageForm}
        defaultValues={{ preference, title: '', body: '', url: '/' }}
        save={(values) => new Promise((answer) => setAsking({ values, answer }))}
        submitLabel="Enviar"
        pendingLabel="Enviando..."
        failureTitle="No se ha enviado"
      >
        {(form) => <Fields form={form} kinds={kinds} />}
      </FormDialog>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => {
          // Without an effect after an answer.
          asking?.answer(NOT_SENT);
          setAsking(null);
        }}
        variant="primary"
        title="¿Enviar la notificación?"
        description="No se puede retirar."
        confirmLabel="Enviar ahora"
        pendingLabel="Enviando..."
        onConfirm={async () => asking?.answer(await send({ input: { id, ...asking.values } }))}
      >
        {asking && <Audience preference={asking.values.preference} />}
      </ConfirmDialog>
    </>
  );
}

interface FieldsProps {
  form: UseFormReturn<MessageFormInput, unknown, MessageFormOutput>;
  kinds: ReturnType<typeof messageKinds>;
}

function Fields({ form: { register, control, formState }, kinds }: FieldsProps) {
  const { errors } = formState;
  const { preference, title, body } = useWatch({ control });
  return (
    <>
      <Select
        label="Tipo de mensaje"
        options={kinds}
        error={errors.preference?.message}
        {...register('preference')}
      />
      <TextField
        label="Título"
        autoComplete="off"
        hint={count(title, MESSAGE_LIMITS.title)}
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label="Texto"
        hint={count(body, MESSAGE_LIMITS.body)}
        error={errors.body?.message}
        {...register('body')}
      />
      <TextField
        label="Página que abre"
        hint="Una dirección de esta web, como /noticias o /partidos/12."
        autoComplete="off"
        inputMode="url"
        spellCheck={false}
        error={errors.url?.message}
        {...register('url')}
      />
      <MessagePreview title={title ?? ''} body={body ?? ''} />
      <Audience preference={preference ?? kinds[0].value} />
    </>
  );
}

/** «12 de 80 caracteres», counted as in the validation. */
const count = (text: string | undefined, most: number) =>
  `${(text ?? '').trim().length} de ${most} caracteres`;
