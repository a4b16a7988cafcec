-- CreateEnum
CREATE TYPE "MailOutcome" AS ENUM ('sent', 'refused', 'obsolete');

-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'match_notice';

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "outcome" "MailOutcome";

-- CreateTable
CREATE TABLE "match_changes" (
    "id" SERIAL NOT NULL,
    "match_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL,
    "match_date" TIMESTAMPTZ(3) NOT NULL,
    "location" TEXT,
    "status" "MatchStatus" NOT NULL,

    CONSTRAINT "match_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_notices" (
    "id" SERIAL NOT NULL,
    "match_id" INTEGER NOT NULL,
    "first_change_at" TIMESTAMPTZ(6) NOT NULL,
    "last_change_at" TIMESTAMPTZ(6) NOT NULL,
    "sentence" TEXT,
    "settled_at" TIMESTAMPTZ(6),
    "title" TEXT NOT NULL DEFAULT '',
    "lines" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "people" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "match_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "match_changes_match_id_at_idx" ON "match_changes"("match_id", "at");

-- CreateIndex
CREATE INDEX "match_notices_match_id_id_idx" ON "match_notices"("match_id", "id");

-- CreateIndex
CREATE INDEX "match_notices_settled_at_idx" ON "match_notices"("settled_at");

-- CreateIndex
CREATE INDEX "mails_kind_subject_id_idx" ON "mails"("kind", "subject_id");

-- AddForeignKey
ALTER TABLE "match_changes" ADD CONSTRAINT "match_changes_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_notices" ADD CONSTRAINT "match_notices_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A match has one open notice.
CREATE UNIQUE INDEX "match_notices_open_key" ON "match_notices"("match_id") WHERE "settled_at" IS NULL;

-- What a state means to who has a ticket.
CREATE FUNCTION "state_for_holders"("state" "MatchStatus") RETURNS TEXT LANGUAGE sql IMMUTABLE RETURN
  CASE "state" WHEN 'postponed' THEN 'postponed' WHEN 'cancelled' THEN 'cancelled' ELSE 'played' END;

-- Whether a change concerns holders. A place that differs only in accents, capitals or spaces is the same one. While a
-- match is postponed or cancelled, its date and place say nothing.
CREATE FUNCTION "concerns_holders"(
  "old_state" "MatchStatus", "old_date" TIMESTAMPTZ, "old_place" TEXT,
  "new_state" "MatchStatus", "new_date" TIMESTAMPTZ, "new_place" TEXT
) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE RETURN
  state_for_holders("old_state") <> state_for_holders("new_state")
  OR (state_for_holders("new_state") = 'played'
      AND ("old_date" <> "new_date"
           OR trim(regexp_replace(fold_for_search(coalesce("old_place", '')), '\s+', ' ', 'g'))
              <> trim(regexp_replace(fold_for_search(coalesce("new_place", '')), '\s+', ' ', 'g'))));

-- Every change of date, place or state is kept and opens a notice, by whatever way it comes. The clock, not the start of
-- the transaction: it waited for the lock on the match, and a ticket sold meanwhile is older than the change.
CREATE FUNCTION "keep_match_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moment TIMESTAMPTZ := clock_timestamp();
BEGIN
  INSERT INTO match_changes (match_id, at, match_date, location, status)
  VALUES (OLD.id, moment, OLD.match_date, OLD.location, OLD.status);
  INSERT INTO match_notices (match_id, first_change_at, last_change_at)
  VALUES (OLD.id, moment, moment)
  ON CONFLICT (match_id) WHERE settled_at IS NULL DO UPDATE SET last_change_at = moment;
  RETURN NULL;
END
$$;
CREATE TRIGGER "keep_match_change"
  AFTER UPDATE OF "match_date", "location", "status" ON "matches"
  FOR EACH ROW WHEN (
    OLD."match_date" <> NEW."match_date"
    OR OLD."location" IS DISTINCT FROM NEW."location"
    OR state_for_holders(OLD."status") <> state_for_holders(NEW."status"))
  EXECUTE FUNCTION "keep_match_change"();
