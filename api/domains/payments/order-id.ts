const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id of an order, or one that no order has. */
export const orderIdOf = (text: string): string =>
  UUID.test(text) ? text : '00000000-0000-0000-0000-000000000000';
