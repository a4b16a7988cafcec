import { Prisma, type Database, type DatabaseTransaction } from '../../platform/database/client.ts';
import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { validate } from '../../platform/errors.ts';
import { DEFAULT_VAT_RATE, paymentSettingsInput } from './payments.input.ts';

/** The VAT rate that the prices of tickets include, in per cent, as the club has set it. */
export async function vatRate(database: DatabaseTransaction): Promise<Prisma.Decimal> {
  const settings = await database.paymentSettings.findUnique({ where: { id: 1 } });
  return settings?.vatRate ?? new Prisma.Decimal(DEFAULT_VAT_RATE);
}

/**
 * Sets the VAT rate of the orders from now on; those before keep theirs.
 * @throws ValidationError
 */
export function updatePaymentSettings(database: Database, staff: Staff, input: unknown): Promise<void> {
  const given = validate(paymentSettingsInput, input);
  return database.$transaction(async (transaction) => {
    const before = await vatRate(transaction);
    const rate = new Prisma.Decimal(given.vatRate);
    await transaction.paymentSettings.upsert({
      where: { id: 1 },
      create: { id: 1, vatRate: rate },
      update: { vatRate: rate },
    });
    const changes = changesOf({ vatRate: before }, { vatRate: rate });
    if (Object.keys(changes).length === 0) return;
    await recordStaffAction(transaction, staff, {
      action: 'update',
      subjectType: 'payments',
      subjectId: 'settings',
      subject: 'IVA de las entradas',
      changes,
    });
  });
}

/** What of an amount is VAT, and what is not; in euros, rounded to cents. */
export function vatOf(amount: Prisma.Decimal, rate: Prisma.Decimal) {
  const net = amount.div(rate.div(100).add(1)).toDecimalPlaces(2, Prisma.Decimal.ROUND_HALF_UP);
  return { net, vat: amount.sub(net) };
}
