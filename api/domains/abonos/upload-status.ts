import type {
  AbonoStatus,
  DatabaseTransaction,
  MembershipUploadStatus,
} from '../../platform/database/client.ts';
import { settleWithin } from '../points/points.ts';

/** What the states of its passes make of an upload: it waits while one of them does. */
export function uploadStatus(passes: readonly AbonoStatus[]): MembershipUploadStatus {
  if (passes.includes('pending')) return 'pending';
  if (passes.includes('processed')) return 'processed';
  return passes.includes('verified') ? 'verified' : 'rejected';
}

/** What changed about an upload beside what follows from its passes. */
export interface UploadReview {
  reviewedBy: number;
  reviewedAt: Date;
  adminNotes: string | null;
}

/**
 * Lets everything that derives from an upload's passes follow them, in the transaction that changed them: its state, the
 * person's points, and how many of these it brought.
 */
export async function followPasses(
  transaction: DatabaseTransaction,
  { userId, uploadId, now }: { userId: number; uploadId: number | null; now: Date },
  review: UploadReview | null = null,
): Promise<void> {
  await settleWithin(transaction, userId, now);
  if (uploadId === null) return;
  const passes = await transaction.abono.findMany({
    where: { archivoId: uploadId },
    select: { id: true, status: true },
  });
  const { _sum: sum } = await transaction.pointsEntry.aggregate({
    _sum: { points: true },
    where: { userId, relatedType: 'abono', relatedId: { in: passes.map(({ id }) => String(id)) } },
  });
  await transaction.membershipUpload.update({
    where: { id: uploadId },
    data: {
      status: uploadStatus(passes.map(({ status }) => status)),
      pointsAwarded: sum.points ?? 0,
      ...review,
    },
  });
}
