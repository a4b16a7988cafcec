import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { SPONSOR_LIMITS } from '../../../../api/domains/sponsors/sponsors.input.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type EditSponsorValues, TIER_OPTIONS } from './sponsor-form.ts';

type Texts = Omit<EditSponsorValues, 'logoUrl'>;

interface SponsorFieldsProps {
  register: UseFormRegister<Texts>;
  errors: FieldErrors<Texts>;
}

/** The fields of new and existing sponsors. */
export function SponsorFields({ register, errors }: SponsorFieldsProps) {
  return (
    <>
      <TextField
        label="Nombre"
        autoComplete="off"
        maxLength={SPONSOR_LIMITS.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <Select
        label="Categoría"
        options={TIER_OPTIONS}
        error={errors.category?.message}
        {...register('category')}
      />
      <TextField
        label="Sitio web"
        type="url"
        inputMode="url"
        placeholder="https://…"
        autoComplete="off"
        spellCheck={false}
        hint="Opcional. A donde lleva su logotipo."
        error={errors.website?.message}
        {...register('website')}
      />
      <TextArea
        label="Descripción"
        rows={3}
        hint="Opcional."
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
