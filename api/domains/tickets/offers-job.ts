/** The job that ends holds in time and offers free seats; woken by new holds. */
export const OFFERS_JOB = 'tickets.offers';
