-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "season" INTEGER;

-- CreateTable
CREATE TABLE "seasons" (
    "year" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,

    CONSTRAINT "seasons_pkey" PRIMARY KEY ("year")
);

-- CreateIndex
CREATE UNIQUE INDEX "seasons_label_key" ON "seasons"("label");

-- CreateIndex
CREATE INDEX "matches_season_match_date_idx" ON "matches"("season", "match_date");

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_season_fkey" FOREIGN KEY ("season") REFERENCES "seasons"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "seasons" ADD CONSTRAINT "seasons_days_in_order" CHECK ("first_day" <= "last_day");
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_apart"
  EXCLUDE USING gist (daterange("first_day", "last_day", '[]') WITH &&);

-- Public answers are made of them (TABLE_OF_MODEL).
CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON "seasons"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"();
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "seasons"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();

-- The season of a day, added if there is none: from July to June, as far as that is free.
CREATE FUNCTION "season_at"("day" DATE) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  found INTEGER;
  begins INTEGER := extract(year FROM day - interval '6 months');
BEGIN
  SELECT year INTO found FROM seasons WHERE day BETWEEN first_day AND last_day;
  IF found IS NULL THEN
    INSERT INTO seasons (year, label, first_day, last_day)
    VALUES (begins, begins || '/' || lpad(((begins + 1) % 100)::text, 2, '0'),
            make_date(begins, 7, 1), make_date(begins + 1, 6, 30))
    ON CONFLICT DO NOTHING;
    SELECT year INTO found FROM seasons WHERE day BETWEEN first_day AND last_day;
    -- A day between two seasons that staff have entered belongs to the one before it.
    IF found IS NULL THEN
      SELECT year INTO found FROM seasons WHERE first_day <= day ORDER BY first_day DESC LIMIT 1;
    END IF;
  END IF;
  RETURN found;
END
$$;

-- Keeps the season of a match true to its date, by whatever way it comes.
CREATE FUNCTION "keep_match_season"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.match_date <> OLD.match_date THEN
    NEW.season := season_at((NEW.match_date AT TIME ZONE 'Europe/Madrid')::date);
  END IF;
  RETURN NEW;
END
$$;

UPDATE "matches" SET "season" = season_at(("match_date" AT TIME ZONE 'Europe/Madrid')::date);

CREATE TRIGGER "keep_match_season" BEFORE INSERT OR UPDATE OF "match_date" ON "matches"
  FOR EACH ROW EXECUTE FUNCTION "keep_match_season"();
