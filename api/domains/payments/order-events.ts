import { randomUUID } from 'node:crypto';
import type {
  Database,
  DatabaseTransaction,
  Order,
  OrderEventKind,
  OrderProvider,
} from '../../platform/database/client.ts';

/** Longest text of an event in characters. */
const LONGEST = 300;

/** Adds to the history of an order, in the transaction of what happened. */
export async function recordOrderEvent(
  transaction: DatabaseTransaction,
  orderId: string,
  kind: OrderEventKind,
  detail: string | null = null,
): Promise<void> {
  await transaction.orderEvent.create({ data: { orderId, kind, detail: detail?.slice(0, LONGEST) ?? null } });
}

const DIGITS = 4;
const LETTERS = 8;

/** Whether an order could have this name: the rest need not be looked for. */
export const isReference = (text: string): boolean => /^\d{4}[0-9A-F]{8}$/.test(text);

/** What a provider calls an order; null if it does not know that name. */
interface Named {
  /** Its id of the payment. */
  paymentId: string | null;
  reference: string | null;
}

/** @returns the order; null for a payment of something else with the same account */
export function findOrder(
  database: Database,
  provider: OrderProvider,
  { paymentId, reference }: Named,
): Promise<Order | null> {
  const names = [
    ...(paymentId === null ? [] : [{ paymentId }]),
    ...(reference !== null && isReference(reference) ? [{ reference }] : []),
  ];
  return database.order.findFirst({ where: { provider, OR: names } });
}

/** A new name of an order for providers: four digits and eight letters or digits, as Redsys demands. */
export function newReference(): string {
  const hex = randomUUID().replaceAll('-', '').toUpperCase();
  const number = String(Number.parseInt(hex.slice(0, 8), 16) % 10 ** DIGITS).padStart(DIGITS, '0');
  return number + hex.slice(-LETTERS);
}
