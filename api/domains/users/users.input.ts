import { z } from 'zod';
import { accountEmail } from '../../platform/input/email.input.ts';
import { personName } from '../../platform/input/person-name.input.ts';
import { isReadableFrom, ONE_LINE, oddSigns, typedLine } from '../../platform/input/text.input.ts';

// Shared by the API, which enforces these rules, and the forms, which show errors earlier.

export const ROLES = [
  'visitor',
  'socio',
  'blogger',
  'admin',
  'editor',
  'sports_manager',
  'commercial_manager',
  'user',
] as const;
export type RoleName = (typeof ROLES)[number];

const name = personName(
  typedLine('El nombre debe tener al menos 2 caracteres')
    .min(2, 'El nombre debe tener al menos 2 caracteres')
    .refine(isReadableFrom(2), 'El nombre debe tener letras o números')
    .max(100, 'El nombre no puede superar los 100 caracteres')
    .regex(ONE_LINE, oddSigns('El nombre')),
);

const email = accountEmail('Email inválido');

const newPassword = z
  .string({ error: 'La contraseña debe tener al menos 6 caracteres' })
  .min(6, 'La contraseña debe tener al menos 6 caracteres')
  .max(256, 'La contraseña no puede superar los 256 caracteres');

export const loginInput = z.object({
  email,
  password: z
    .string({ error: 'Contraseña requerida' })
    .min(1, 'Contraseña requerida')
    .max(256, 'La contraseña no puede superar los 256 caracteres'),
  /** A code of the user's device, if they use a second factor. */
  code: typedLine('El código no es correcto')
    .max(40, 'El código no es correcto')
    .nullish()
    .transform((code) => code ?? ''),
});

export const registerInput = z.object({ name, email, password: newPassword });

/** For a forgotten password. */
export const requestResetInput = z.object({ email });

/** The part after «#» in a mailed link. */
const wrongLink = 'Este enlace no está completo: cópialo entero del correo';
const token = z.string({ error: wrongLink }).min(1, wrongLink).max(200, wrongLink);
export const tokenInput = z.object({ token });
export const resetPasswordInput = z.object({ token, password: newPassword });

/** The form also asks for the new password twice, as registration does. */
export const newPasswordForm = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Las contraseñas no coinciden',
  });

/** The registration form asks for the password twice; the API gets it once. */
export const registrationForm = registerInput
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Las contraseñas no coinciden',
  });

/** Omitted or null: no change. */
const unchanged = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const role = z.enum(ROLES, { error: 'Selecciona un rol válido' });
const roles = z.array(role).min(1, 'Selecciona al menos un rol').max(ROLES.length);

/** An account created by staff needs a password that is not blank. */
const firstPassword = z
  .string({ error: 'La contraseña es obligatoria para crear un nuevo usuario' })
  .refine((value) => value.trim() !== '', 'La contraseña es obligatoria para crear un nuevo usuario')
  .pipe(newPassword);

export const createUserInput = z.object({
  name,
  email,
  password: firstPassword,
  role: unchanged(role).transform((value): RoleName => value ?? 'user'),
  roles: unchanged(roles),
});

const userFields = z.object({ name, email, role });

/** The administrator's form for a new account. It shares the fields of the edit form, without its check box. */
export const newUserForm = userFields.extend({ changePassword: z.boolean(), password: firstPassword });

/** The administrator's edit form: a check box decides whether the password changes. */
export const editUserForm = z.discriminatedUnion('changePassword', [
  userFields.extend({ changePassword: z.literal(false), password: z.string() }),
  userFields.extend({ changePassword: z.literal(true), password: newPassword }),
]);

/** Fields of both forms. */
export interface UserFormValues {
  name: string;
  email: string;
  role: RoleName;
  changePassword: boolean;
  password: string;
}

/** Filter for accounts; null or omitted fields do not filter. */
export const userFilter = z.object({
  search: z.string().nullish(),
  role: unchanged(role),
});

export const updateUserInput = z.object({
  name: unchanged(name),
  email: unchanged(email),
  password: unchanged(newPassword),
  role: unchanged(role),
  roles: unchanged(roles),
});
