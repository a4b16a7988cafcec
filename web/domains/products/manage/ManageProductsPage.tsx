import { useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import type { ProductOrder } from '../../../gql/graphql.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { type ListView, readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { ListFilter } from '../../../panel/ListFilter.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { PRODUCT_COLUMNS, type ProductRow, ProductRow_product } from './product-columns.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { PRODUCT_LISTS } from './update-product.ts';

const ProductsQuery = graphql(`
  query ProductsPage($filter: ProductFilter!, $page: Int!, $upTo: String) {
    products(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {
      items {
        id
        ...ProductRow_product
      }
      totalCount
      pageCount
      upTo
      newCount
    }
    productCategories
  }
`);

const DeleteProduct = graphql(`
  mutation DeleteProduct($input: DeleteProductInput!) {
    deleteProduct(input: $input) {
      ... on DeleteProductSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

const ORDERS: Readonly<Record<string, { asc: ProductOrder; desc: ProductOrder }>> = {
  categoria: { asc: 'CATEGORY', desc: 'CATEGORY_DESC' },
  nombre: { asc: 'NAME', desc: 'NAME_DESC' },
  precio: { asc: 'PRICE', desc: 'PRICE_DESC' },
  existencias: { asc: 'STOCK', desc: 'STOCK_DESC' },
  cambio: { asc: 'UPDATED', desc: 'UPDATED_DESC' },
};
const STATES = ['activos', 'inactivos'] as const;
const LIST = {
  sorts: Object.keys(ORDERS),
  defaultSort: { by: 'categoria', direction: 'asc' },
  filters: { categoria: null, estado: STATES },
} as const;

function variablesOf({ search, page, upTo, sort, filters }: ListView<'categoria' | 'estado'>) {
  return {
    filter: {
      search,
      category: filters.categoria,
      isActive: filters.estado === null ? null : filters.estado === 'activos',
      order: ORDERS[sort?.by ?? '']?.[sort?.direction ?? 'asc'] ?? 'CATEGORY',
    },
    page,
    upTo,
  };
}

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    ProductsQuery,
    variablesOf(readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

/** An empty list is fetched again after the first product. */
const LISTED = { additionalTypenames: ['Product'] };

/** The products of the shop, which is not open to visitors yet. */
export default function ManageProductsPage() {
  const list = useListAddress(LIST);
  const answer = useListQuery({
    query: ProductsQuery,
    variables: variablesOf(list),
    context: LISTED,
  });
  const [{ data }] = answer;
  const [edited, setEdited] = useState<ProductRow | 'new' | null>(null);
  const [doomed, setDoomed] = useState<ProductRow | null>(null);
  const [remove] = useStaffMutation({
    document: DeleteProduct,
    refetch: PRODUCT_LISTS,
    success: () => ['Producto eliminado', `«${doomed?.name ?? ''}» ya no existe.`],
    failure: 'Error al eliminar el producto',
  });
  const products = data?.products;
  const categories = data?.productCategories ?? [];

  return (
    <PanelPage
      title="Productos"
      description={
        products &&
        `${formatNumber(products.totalCount)} ${products.totalCount === 1 ? 'producto' : 'productos'}. La tienda aún no está abierta al público.`
      }
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus size={20} />
          Nuevo producto
        </Button>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_12rem]">
        <SearchField
          label="Buscar productos"
          placeholder="Nombre, descripción o categoría"
          value={list.search}
          onSearch={list.setSearch}
          className="sm:max-lg:col-span-2"
        />
        <ListFilter
          list={list}
          name="categoria"
          label="Categoría"
          all="Todas las categorías"
          options={withChosen(categories, list.filters.categoria).map((value) => ({ value, label: value }))}
        />
        <ListFilter
          list={list}
          name="estado"
          label="Estado"
          all="Todos los estados"
          options={[
            { value: 'activos', label: 'Activos' },
            { value: 'inactivos', label: 'Inactivos' },
          ]}
        />
      </div>
      <StaffList
        caption="Productos"
        columns={PRODUCT_COLUMNS}
        list={list}
        answer={answer}
        rows={products && getFragment(ProductRow_product, products.items)}
        pages={products}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(product) => [
          { label: 'Editar', onSelect: () => setEdited(product) },
          { label: 'Eliminar', danger: true, onSelect: () => setDoomed(product) },
        ]}
        what="los productos"
        pagesLabel="Páginas de productos"
        empty={{
          seed: 'productos',
          title: 'No hay productos',
          action: <Button onClick={() => setEdited('new')}>Crear el primero</Button>,
          narrowedTitle: 'Ningún producto coincide',
        }}
      />
      <ProductDialog product={edited} categories={categories} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar «${doomed?.name ?? ''}»?`}
        description="Esta acción no se puede deshacer. Si solo quieres retirarlo por un tiempo, desactívalo."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={() => doomed && remove({ input: { id: doomed.id } })}
      />
    </PanelPage>
  );
}

/** The URL's category may have lost its last product. */
function withChosen(categories: readonly string[], chosen: string | null): readonly string[] {
  return chosen === null || categories.includes(chosen) ? categories : [...categories, chosen];
}
