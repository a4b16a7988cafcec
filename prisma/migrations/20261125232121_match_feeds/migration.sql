-- AlterEnum
ALTER TYPE "StatisticsSource" ADD VALUE 'genius_tv_feed';

-- CreateTable
CREATE TABLE "match_feeds" (
    "match_id" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "etag" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "last_read_at" TIMESTAMPTZ(3),
    "error" TEXT,
    "next_read_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "over_at" TIMESTAMPTZ(3),
    "score" TEXT,
    "reader" TEXT,
    "reader_until" TIMESTAMPTZ(3),

    CONSTRAINT "match_feeds_pkey" PRIMARY KEY ("match_id")
);

-- AddForeignKey
ALTER TABLE "match_feeds" ADD CONSTRAINT "match_feeds_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "match_feeds"
  ADD CONSTRAINT "match_feeds_address_form" CHECK ("address" ~ '^(https?|tcp)://'),
  ADD CONSTRAINT "match_feeds_failures_not_negative" CHECK ("failures" >= 0),
  ADD CONSTRAINT "match_feeds_reader_until" CHECK (("reader" IS NULL) = ("reader_until" IS NULL));

-- The job that reads them begins soon after one was added, its match began or ended, or its reader stopped.
CREATE TRIGGER "announce_feed" AFTER INSERT OR UPDATE OF "address", "over_at", "reader" ON "match_feeds"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"();
