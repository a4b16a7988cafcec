-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "memberships_created_at_idx" ON "memberships"("created_at");
