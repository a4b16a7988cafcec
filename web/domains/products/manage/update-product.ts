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

/** A deleted product changes the list too. */
export const PRODUCT_LISTS = ['Product', 'ProductPage'] as const;
