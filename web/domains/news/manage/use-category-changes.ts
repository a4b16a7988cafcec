import { useMutation } from 'urql';
import type { CategoriesManagerQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type Outcome, readOutcome } from '../../../graphql/results.ts';
import type { SaveFailure } from '../../../ui/use-save-form.ts';
import { toast } from '../../../ui/toast.ts';

/** A line of the manager. */
export type ManagedCategory = CategoriesManagerQuery['allNewsCategories'][number];

const CreateCategory = graphql(`
  mutation CreateCategory($input: CreateNewsCategoryInput!) {
    createNewsCategory(input: $input) {
      ... on CreateNewsCategorySuccess {
        categories {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdateCategory = graphql(`
  mutation UpdateCategory($input: UpdateNewsCategoryInput!) {
    updateNewsCategory(input: $input) {
      ... on UpdateNewsCategorySuccess {
        categories {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const MoveCategory = graphql(`
  mutation MoveCategory($input: MoveNewsCategoryInput!) {
    moveNewsCategory(input: $input) {
      ... on MoveNewsCategorySuccess {
        categories {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteCategory = graphql(`
  mutation DeleteCategory($input: DeleteNewsCategoryInput!) {
    deleteNewsCategory(input: $input) {
      ... on DeleteNewsCategorySuccess {
        categories {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

interface CategoryInput {
  name: string;
  description: string | null;
  color: string;
  isActive: boolean;
}

const CHANGES_CATEGORIES = { additionalTypenames: ['NewsCategory'] };

/** Tells how something went; true where it was done. */
function told(outcome: Outcome<unknown>, title?: string): boolean {
  if (!outcome.ok) toast.error(outcome.message);
  else if (title) toast.success(title);
  return outcome.ok;
}

/** What staff do with categories. */
export function useCategoryChanges() {
  const [, create] = useMutation(CreateCategory);
  const [, update] = useMutation(UpdateCategory);
  const [, move] = useMutation(MoveCategory);
  const [, remove] = useMutation(DeleteCategory);
  return {
    /** @param id null for a new one. */
    async save(id: string | null, input: CategoryInput): Promise<SaveFailure | null> {
      const answer = id
        ? await update({ input: { id, ...input } }, CHANGES_CATEGORIES)
        : await create({ input }, CHANGES_CATEGORIES);
      const result =
        answer.data &&
        ('updateNewsCategory' in answer.data
          ? answer.data.updateNewsCategory
          : answer.data.createNewsCategory);
      const outcome = readOutcome(result, answer.error);
      if (!outcome.ok) return outcome;
      toast.success(id ? 'Categoría actualizada' : 'Categoría creada');
      return null;
    },
    async move(id: string, position: number): Promise<boolean> {
      const { data, error } = await move({ input: { id, position } }, CHANGES_CATEGORIES);
      return told(readOutcome(data?.moveNewsCategory, error));
    },
    async remove(id: string): Promise<boolean> {
      const { data, error } = await remove({ input: { id } }, CHANGES_CATEGORIES);
      return told(readOutcome(data?.deleteNewsCategory, error), 'Categoría eliminada');
    },
  };
}
