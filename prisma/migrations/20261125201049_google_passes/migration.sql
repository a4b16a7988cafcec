-- CreateTable
CREATE TABLE "google_passes" (
    "ticket_id" UUID NOT NULL,
    "match_shown" TEXT NOT NULL,
    "ticket_shown" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "offered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "google_passes_pkey" PRIMARY KEY ("ticket_id")
);

-- AddForeignKey
ALTER TABLE "google_passes" ADD CONSTRAINT "google_passes_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
