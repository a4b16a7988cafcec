-- CreateEnum
CREATE TYPE "Right" AS ENUM ('puerta');

-- CreateEnum
CREATE TYPE "AdmissionFault" AS ENUM ('returned', 'transferred', 'cancelled', 'other_match', 'match_closed');

-- AlterTable
ALTER TABLE "admissions" ADD COLUMN     "fault" "AdmissionFault";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "rights" "Right"[] DEFAULT ARRAY[]::"Right"[];

-- What counts: not undone, no repetition from a second gate that was offline, and nothing wrong with it.
DROP INDEX "admissions_counted_ticket_key";
DROP INDEX "admissions_counted_membership_key";
DROP INDEX "admissions_counted_abono_key";
CREATE UNIQUE INDEX "admissions_counted_ticket_key" ON "admissions"("ticket_id")
  WHERE "undone_at" IS NULL AND "repeats_id" IS NULL AND "fault" IS NULL;
CREATE UNIQUE INDEX "admissions_counted_membership_key" ON "admissions"("match_id", "membership_id")
  WHERE "undone_at" IS NULL AND "repeats_id" IS NULL AND "fault" IS NULL;
CREATE UNIQUE INDEX "admissions_counted_abono_key" ON "admissions"("match_id", "abono_id")
  WHERE "undone_at" IS NULL AND "repeats_id" IS NULL AND "fault" IS NULL;
