import type { ProductRow_ProductFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { formatShortDate } from '../../../ui/dates.ts';
import { ShoppingBag } from '../../../ui/page-icons.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Price } from '../../../ui/Price.tsx';
import { useRowAction } from '../../../ui/row-action.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { useChoices } from '../../../ui/use-choices.ts';
import { PRODUCT_LISTS, UpdateProduct } from './update-product.ts';

export const ProductRow_product = graphql(`
  fragment ProductRow_product on Product {
    id
    name
    description
    category
    price
    stock
    imageUrl
    isActive
    updatedAt
  }
`);

/** A product in the list, which the dialogs also use. */
export type ProductRow = ProductRow_ProductFragment;

export const PRODUCT_COLUMNS: readonly Column<ProductRow>[] = [
  { id: 'nombre', header: 'Producto', sortable: true, names: true, cell: (product) => <Name {...product} /> },
  { id: 'categoria', header: 'Categoría', sortable: true, cell: ({ category }) => category },
  {
    id: 'precio',
    header: 'Precio',
    sortable: true,
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ price }) => <Price amount={price} />,
  },
  {
    id: 'existencias',
    header: 'Existencias',
    sortable: true,
    align: 'end',
    cell: ({ stock }) => (stock === 0 ? <Badge tone="error">Agotado</Badge> : formatNumber(stock)),
  },
  { id: 'activo', header: 'Activo', cell: (product) => <ActiveSwitch product={product} /> },
  {
    id: 'cambio',
    header: 'Último cambio',
    sortable: true,
    firstSort: 'desc',
    wideOnly: true,
    className: 'whitespace-nowrap',
    cell: ({ updatedAt }) => formatShortDate(updatedAt),
  },
];

function Name({ name, imageUrl }: ProductRow) {
  return (
    <span className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm border border-hairline bg-sunken text-muted">
        <Picture url={imageUrl} alt="" sizes="2.75rem" className="size-full object-cover">
          <ShoppingBag size={22} />
        </Picture>
      </span>
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  );
}

/** Changes the screen at once, before the response; a failure restores the old value. */
function ActiveSwitch({ product }: { product: ProductRow }) {
  const [update] = useStaffMutation({
    document: UpdateProduct,
    refetch: PRODUCT_LISTS,
    failure: 'Error al actualizar el producto',
  });
  const { valueOf, choose } = useChoices({
    shown: product,
    storedOf: ({ isActive }: ProductRow) => isActive,
    // Another click before the new list arrives follows the user's own change.
    save: ({ id, updatedAt }, isActive, { isOwn }) =>
      update({ input: { id, isActive, seen: isOwn ? null : updatedAt } }),
  });
  const run = useRowAction();
  return (
    <Switch
      label={`${product.name}: activo`}
      hideLabel
      className="w-fit"
      checked={valueOf(product)}
      onChange={({ target: { checked } }) => run(() => choose(product, checked))}
    />
  );
}
