import type { Domain } from '../../platform/domain.ts';
import './products.schema.ts';
import './products-editing.schema.ts';

/** Products of the shop window. */
export const productsDomain: Domain = {
  name: 'products',
  publicFiles: [],
};
