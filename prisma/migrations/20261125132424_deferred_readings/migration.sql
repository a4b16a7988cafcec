-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'abono_read';

-- AlterTable
ALTER TABLE "membership_uploads" ADD COLUMN     "deferred_at" TIMESTAMPTZ(3),
ADD COLUMN     "failure" TEXT;
