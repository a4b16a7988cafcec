import type {
  AbonoStatus,
  DatabaseTransaction,
  MembershipUploadStatus,
} from '../../platform/database/client.ts';
import { passesChanged } from './pass-events.ts';

/** The state of an upload, from the states of its passes: it is pending while one of them is. */
export function uploadStatus(passes: readonly AbonoStatus[]): MembershipUploadStatus {
  if (passes.includes('pending')) return 'pending';
  if (passes.includes('processed')) return 'processed';
  return passes.includes('verified') ? 'verified' : 'rejected';
}

/** Changes of an upload that do not depend on its passes. */
export interface UploadReview {
  reviewedBy: number;
  reviewedAt: Date;
  adminNotes: string | null;
}

/**
 * Updates everything derived from an upload's passes, in the same transaction: its state, the user's points, and the
 * number of points it earned.
 */
export async function followPasses(
  transaction: DatabaseTransaction,
  { userId, uploadId, now }: { userId: number; uploadId: number | null; now: Date },
  review: UploadReview | null = null,
): Promise<void> {
  await Promise.all(passesChanged.emit(transaction, userId, now));
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
