/** The club's kit supplier and the terms of its contract. */
export const SUPPLIER = 'Nike';
export const SUPPLIER_SEASONS = 3;
export const FREE_SHIPPING = 'Envío gratuito en pedidos superiores a 50€';
