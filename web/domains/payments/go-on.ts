/** The history state with which the purchase opens the page of an order: it goes on to the provider by itself, once. */
export const GO_ON = { goesOn: true } as const;
