import { seenField } from '../audit/decisions.ts';
import { builder } from '../../platform/graphql/builder.ts';

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

export const UpdateCategoryInput = builder.inputType('UpdateNewsCategoryInput', {
  description: 'All fields of the category; its slug stays.',
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(name),
    description: t.string({ description: 'At most 200 characters.' }),
    color: t.string(color),
    isActive: t.boolean(isActive),
    seen: t.boolean({ description: seenField('`NewsCategory.isActive`') }),
  }),
});

export const DeleteCategoryInput = builder.inputType('DeleteNewsCategoryInput', {
  description: 'The category to delete.',
  fields: (t) => ({ id: t.id({ required: true }) }),
});

export const MoveCategoryInput = builder.inputType('MoveNewsCategoryInput', {
  description: 'Where a category is to stand.',
  fields: (t) => ({
    id: t.id({ required: true }),
    position: t.int({ required: true, description: 'Among all of them, from 0.' }),
  }),
});
