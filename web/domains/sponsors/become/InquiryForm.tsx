import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useMutation } from 'urql';
import { SubmitButton } from '../../../app/SubmitButton.tsx';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { FormErrorSummary } from '../../../ui/FormErrorSummary.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { EmailField } from '../../../ui/EmailField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFormDraft } from '../../../ui/use-form-draft.ts';
import type { ActionProblem } from '../../../ui/use-action.ts';
import { showAtFields } from '../../users/form-failure.ts';
import { REPLY_TIME } from '../../content/sponsorship.ts';
import {
  FIELDS,
  inquiryForm,
  inquiryInput,
  type InquiryValues,
  LEVEL_OPTIONS,
  UNDECIDED,
} from './inquiry-form.ts';
import { FORM_ANCHOR, readLevel } from './inquiry-level.ts';
import { Honeypot } from './Honeypot.tsx';

const CreateSponsorInquiry = graphql(`
  mutation CreateSponsorInquiry($input: CreateSponsorInquiryInput!) {
    createSponsorInquiry(input: $input) {
      ... on CreateSponsorInquirySuccess {
        receivedAt
      }
      ...MutationFailure
    }
  }
`);

/** The errors of the last attempt. They stay until the next attempt: a shrinking list would shift the form. */
interface Attempt {
  at: number;
  title: string;
  errors: { path?: string; message: string }[];
}

/** The inquiry form for companies. The input stays until it has been sent. */
export function InquiryForm({ onSent }: { onSent: (email: string) => void }) {
  const [, send] = useMutation(CreateSponsorInquiry);
  const [attempt, setAttempt] = useState<Attempt>({ at: 0, title: '', errors: [] });
  const [failure, setFailure] = useState<ActionProblem | null>(null);
  const [params] = useSearchParams();
  const form = useForm({
    resolver: zodResolver(inquiryForm),
    // The error summary takes the focus and links to each field.
    shouldFocusError: false,
    defaultValues: {
      name: '',
      company: '',
      email: '',
      phone: '',
      sponsorshipLevel: readLevel(params) ?? UNDECIDED,
      message: '',
      leaveEmpty: '',
    },
  });
  const { register, setError, formState } = form;
  const forgetDraft = useFormDraft(form, 'inquiry', FIELDS);
  const heading = useChosenLevel((level) => form.setValue('sponsorshipLevel', level));

  const refuse = (title: string, errors: Attempt['errors']) =>
    setAttempt(({ at }) => ({ at: at + 1, title, errors }));

  const onInvalid = (errors: FieldErrors<InquiryValues>) =>
    refuse(
      'Revisa estos datos',
      FIELDS.flatMap((path) => (errors[path] ? [{ path, message: errors[path].message ?? '' }] : [])),
    );

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    refuse('', []);
    const { data, error } = await send({ input: inquiryInput(values) });
    const outcome = readOutcome(data?.createSponsorInquiry, error);
    if (outcome.ok) {
      forgetDraft();
      toast.success('Solicitud enviada', `Te responderemos en ${REPLY_TIME}.`);
      onSent(values.email);
    } else if (showAtFields(outcome, FIELDS, setError)) {
      refuse(
        'Revisa estos datos',
        Object.entries(outcome.fields).map(([path, message]) => ({ path, message })),
      );
    } else {
      setFailure({ title: 'No hemos podido enviar la solicitud', message: outcome.message });
    }
  }, onInvalid);

  const messageOf = (name: (typeof FIELDS)[number]) => formState.errors[name]?.message;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="headline text-2xl">
        Solicita información
      </h3>
      <FormErrorSummary key={attempt.at} title={attempt.title} errors={attempt.errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nombre"
          autoComplete="name"
          required
          error={messageOf('name')}
          {...register('name')}
        />
        <TextField
          label="Empresa"
          autoComplete="organization"
          required
          error={messageOf('company')}
          {...register('company')}
        />
        <EmailField autoComplete="email" required error={messageOf('email')} {...register('email')} />
        <TextField
          label="Teléfono (opcional)"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          error={messageOf('phone')}
          {...register('phone')}
        />
      </div>
      <Select
        label="Nivel de patrocinio (opcional)"
        options={LEVEL_OPTIONS}
        error={messageOf('sponsorshipLevel')}
        {...register('sponsorshipLevel')}
      />
      <TextArea
        label="Mensaje"
        hint="A qué os dedicáis, qué buscáis y cuándo os va bien hablar."
        rows={6}
        required
        error={messageOf('message')}
        {...register('message')}
      />
      <Honeypot {...register('leaveEmpty')} />
      <ActionError problem={failure} />
      <SubmitButton
        size="lg"
        pending={formState.isSubmitting}
        pendingLabel="Enviando..."
        className="sm:w-fit"
      >
        Enviar solicitud
      </SubmitButton>
      <p className="text-sm text-muted">
        Usamos tus datos solo para responderte. Más en la{' '}
        <Link to="/politica-privacidad" className="underline underline-offset-4">
          política de privacidad
        </Link>
        .
      </p>
    </form>
  );
}

/**
 * Selects the tier each time a tier's button is pressed, and moves the focus to the form, where the page has scrolled
 * to. @returns the props of the form's heading.
 */
function useChosenLevel(choose: (level: InquiryValues['sponsorshipLevel']) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const arrived = useRef(location.key);
  useEffect(() => {
    if (arrived.current === location.key) return;
    arrived.current = location.key;
    const level = readLevel(new URLSearchParams(location.search));
    if (level) choose(level);
    if (location.hash === `#${FORM_ANCHOR}`) heading.current?.focus({ preventScroll: true });
  }, [location, choose]);
  return heading;
}
