-- CreateEnum
CREATE TYPE "StatisticsSource" AS ENUM ('fiba_live_stats', 'feb_live_stats');

-- CreateTable
CREATE TABLE "match_statistics" (
    "match_id" INTEGER NOT NULL,
    "source" "StatisticsSource" NOT NULL,
    "sheet" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "match_statistics_pkey" PRIMARY KEY ("match_id")
);

-- AddForeignKey
ALTER TABLE "match_statistics" ADD CONSTRAINT "match_statistics_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Cached responses depend on the table.
CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON "match_statistics"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"();
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "match_statistics"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
