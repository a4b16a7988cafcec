import { graphql } from '../../../gql/index.ts';

export const UpdateProduct = graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      ... on UpdateProductSuccess {
        product {
          id
          isActive
        }
      }
      ...MutationFailure
    }
  }
`);

/** Also a product that is gone changes the list. */
export const PRODUCT_LISTS = ['Product', 'ProductPage'] as const;
