import { seenField } from '../audit/decisions.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { deleteInput } from '../../platform/graphql/deleting.ts';

const name = { required: true, description: '2 to 40 characters, no other category’s.' } as const;
const color = { required: true, description: 'Hexadecimal: `#64748b`.' } as const;
const isActive = { required: true, description: 'Whether readers are offered it.' } as const;

export const CreateCategoryInput = builder.inputType('CreateNewsCategoryInput', {
  description: 'The slug is made from the name.',
  fields: (t) => ({
    name: t.string(name),
    description: t.string({ description: 'At most 200 characters.' }),
    color: t.string(color),
    isActive: t.boolean(isActive),
  }),
});

/** The fields of a category that an edit may change. */
const editable = (t: InputFields) => ({
  name: t.string({ description: name.description }),
  description: t.string({ description: 'At most 200 characters.' }),
  color: t.string({ description: color.description }),
  isActive: t.boolean({ description: isActive.description }),
});

const NewsCategoryBase = builder.inputType('NewsCategoryBase', {
  description: 'The changed fields of a category as they were before.',
  fields: editable,
});

export const UpdateCategoryInput = builder.inputType('UpdateNewsCategoryInput', {
  description:
    'Omitted fields do not change; a null description takes it away, the rest cannot be null. The slug stays.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.boolean({ description: seenField('`NewsCategory.isActive`') }),
    base: t.field({ type: NewsCategoryBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

export const DeleteCategoryInput = deleteInput('DeleteNewsCategoryInput', 'The category to delete.');

export const MoveCategoryInput = builder.inputType('MoveNewsCategoryInput', {
  description: 'Where a category is to stand.',
  fields: (t) => ({
    id: t.id({ required: true }),
    position: t.int({ required: true, description: 'Among all of them, from 0.' }),
  }),
});
