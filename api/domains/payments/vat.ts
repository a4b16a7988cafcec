import { Prisma, type Database, type DatabaseTransaction } from '../../platform/database/client.ts';
import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { mergedEdit } from '../audit/edits.ts';
import { validate } from '../../platform/errors.ts';
import { DEFAULT_VAT_RATE, paymentSettingsInput } from './payments.input.ts';

/** The VAT rate that the prices of tickets include, in per cent, as the club has set it. */
export async function vatRate(database: DatabaseTransaction): Promise<Prisma.Decimal> {
  const settings = await database.paymentSettings.findUnique({ where: { id: 1 } });
  return settings?.vatRate ?? new Prisma.Decimal(DEFAULT_VAT_RATE);
}

/** The rate, for a transaction that sets it: another one that does so waits. */
async function lockedVatRate(transaction: DatabaseTransaction): Promise<Prisma.Decimal> {
  await transaction.$executeRaw`
    INSERT INTO payment_settings (id, vat_rate) VALUES (1, ${DEFAULT_VAT_RATE}::numeric)
    ON CONFLICT (id) DO UPDATE SET id = 1`;
  return vatRate(transaction);
}

/**
 * Sets the VAT rate of the orders from now on; those before keep theirs.
 * @throws ValidationError, EditConflictError
 */
export function updatePaymentSettings(database: Database, staff: Staff, input: unknown): Promise<void> {
  const mine = validate(paymentSettingsInput, input);
  return database.$transaction(async (transaction) => {
    const before = await lockedVatRate(transaction);
    const subject = { subjectType: 'payments', subjectId: 'settings' } as const;
    const given = await mergedEdit(transaction, staff, subject, {
      schema: paymentSettingsInput,
      mine,
      input,
      stored: { vatRate: before.toString() },
    });
    const rate = new Prisma.Decimal(given.vatRate ?? before);
    const changes = changesOf({ vatRate: before }, { vatRate: rate });
    if (Object.keys(changes).length === 0) return;
    await transaction.paymentSettings.update({ where: { id: 1 }, data: { vatRate: rate } });
    await recordStaffAction(transaction, staff, {
      action: 'update',
      ...subject,
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
