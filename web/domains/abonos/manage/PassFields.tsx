import type { UseFormReturn } from 'react-hook-form';
import { cx } from '../../../ui/cx.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { Confidence } from './Confidence.tsx';
import { FIELD_GROUPS, type PassField } from '../pass-fields.ts';
import type { Review, ReviewedPass, ReviewValues } from './pass-fields.ts';

interface PassFieldsProps {
  pass: ReviewedPass;
  form: UseFormReturn<ReviewValues, unknown, Review>;
}

/** All fields of a pass with the certainty of their reading; doubtful fields are highlighted. */
export function PassFields({ pass, form }: PassFieldsProps) {
  return FIELD_GROUPS.map(({ title, fields }) => (
    <fieldset key={title} className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <legend className="headline mb-3 text-lg">{title}</legend>
      {fields.map(({ name, label, wide }) => (
        <Field key={name} name={name} label={label} wide={wide ?? false} pass={pass} form={form} />
      ))}
    </fieldset>
  ));
}

interface FieldProps extends PassFieldsProps {
  name: PassField;
  label: string;
  wide: boolean;
}

function Field({ name, label, wide, pass, form }: FieldProps) {
  const isDoubted = pass.dudas.includes(name);
  const reading = pass.ocrData.find(({ field }) => field === name);
  const value = String(pass[name] ?? '');
  const raw = reading && plain(reading.raw) !== plain(value) ? reading.raw : null;
  return (
    <div
      {...(isDoubted && { 'data-doubt': '' })}
      className={cx(
        'min-w-0',
        wide && 'sm:col-span-2',
        isDoubted && '-m-2 rounded-md border-l-4 border-warn bg-warn-soft p-2',
      )}
    >
      <TextField
        label={isDoubted ? `${label} (en duda)` : label}
        autoComplete="off"
        spellCheck={false}
        inputMode={
          name === 'fila' || name === 'asiento' ? 'numeric' : name.startsWith('precio') ? 'decimal' : 'text'
        }
        hint={
          reading && (
            <Confidence
              confidence={reading.confidence}
              source={reading.source}
              raw={raw}
              other={reading.other}
            />
          )
        }
        error={form.formState.errors[name]?.message}
        {...form.register(name)}
      />
    </div>
  );
}

/** The digits that different notations share: «97,25 €» and «97.25». */
const plain = (text: string) => text.replace(/[\s€]/g, '').replace(',', '.').toLowerCase();
