-- AlterTable
ALTER TABLE "abonos" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "report_message" TEXT,
ADD COLUMN     "reported_at" TIMESTAMPTZ(3),
ADD COLUMN     "waiting_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "abonos_status_waiting_since_idx" ON "abonos"("status", "waiting_since");

-- What waits already has waited since its upload.
UPDATE "abonos" SET "waiting_since" = "fecha_subida";

ALTER TABLE "abonos"
  ADD CONSTRAINT "abonos_report_has_message" CHECK (("reported_at" IS NULL) = ("report_message" IS NULL));
