-- AlterTable
ALTER TABLE "notification_history" ADD COLUMN     "delivered" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "devices" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "failed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "gone" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "key" TEXT,
ADD COLUMN     "preference" TEXT,
ADD COLUMN     "queued_at" TIMESTAMPTZ(3),
ADD COLUMN     "url" TEXT NOT NULL DEFAULT '/';

-- CreateIndex
CREATE UNIQUE INDEX "notification_history_key_key" ON "notification_history"("key");

-- CreateIndex
CREATE INDEX "notification_history_queued_at_idx" ON "notification_history"("queued_at");
