import type { ComponentProps } from 'react';
import { LONGEST_SENTENCE } from '../../../../api/domains/matches/notice.input.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { peopleText } from './notice-form.ts';

interface NoticeFieldsProps {
  /** How many people the change tells. */
  people: number;
  /** The input of the staff's own sentence. */
  sentence: ComponentProps<'input'>;
  error?: string | undefined;
  /** The box for a correction in silence; undefined where the change is always told. */
  silent?: ComponentProps<'input'> & { checked: boolean };
}

/** How many people a change tells, before it is saved, and what they are told beside it. */
export function NoticeFields({ people, sentence, error, silent }: NoticeFieldsProps) {
  const isSilent = silent?.checked === true;
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4">
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{headline(people, isSilent)}</p>
        {!isSilent && (
          <p className="text-sm text-muted">
            {people > 0 && 'El correo sale unos dos minutos después del último cambio. '}
            También se avisa a los dispositivos que siguen los partidos.
          </p>
        )}
      </div>
      {silent && (
        <Checkbox
          label="Solo corrijo cómo está escrito el lugar: no avisar"
          className="[&_label]:min-h-11"
          {...silent}
        />
      )}
      {people > 0 && !isSilent && (
        <TextField
          label="Mensaje del club (opcional)"
          hint="Una frase que se añade al aviso."
          autoComplete="off"
          maxLength={LONGEST_SENTENCE}
          error={error}
          {...sentence}
        />
      )}
    </div>
  );
}

function headline(people: number, isSilent: boolean): string {
  if (isSilent) return 'No se avisará a nadie';
  return people === 0 ? 'Nadie tiene entrada todavía' : `Se avisará a ${peopleText(people)}`;
}
