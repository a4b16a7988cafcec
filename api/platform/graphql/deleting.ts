import { builder } from './builder.ts';

/** The input of a mutation that deletes one thing: its id. */
export const deleteInput = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ id: t.id({ required: true }) }) });

/** The success of a mutation that deletes one thing: the id that it had. */
export const deleteSuccess = (name: string, description: string) =>
  builder
    .objectRef<{ id: string }>(name)
    .implement({ description, fields: (t) => ({ id: t.exposeID('id') }) });
