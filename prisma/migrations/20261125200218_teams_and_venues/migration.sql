-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "opponent_id" INTEGER,
ADD COLUMN     "venue_id" INTEGER;

-- CreateTable
CREATE TABLE "teams" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "abbreviation" TEXT,
    "colors" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "crest_url" TEXT,
    "venue_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "teams_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "venues" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "street" TEXT,
    "postal_code" TEXT,
    "directions" TEXT,
    "map_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "venues_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "teams_name_key" ON "teams"("name");

-- CreateIndex
CREATE INDEX "teams_venue_id_idx" ON "teams"("venue_id");

-- CreateIndex
CREATE UNIQUE INDEX "venues_name_city_key" ON "venues"("name", "city");

-- CreateIndex
CREATE INDEX "matches_opponent_id_idx" ON "matches"("opponent_id");

-- CreateIndex
CREATE INDEX "matches_venue_id_idx" ON "matches"("venue_id");

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_opponent_id_fkey" FOREIGN KEY ("opponent_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Lists are sorted by these, see the migration `spanish_order`.
ALTER TABLE "teams" ALTER COLUMN "name" TYPE text COLLATE spanish;
ALTER TABLE "venues" ALTER COLUMN "name" TYPE text COLLATE spanish;

ALTER TABLE "teams" ADD CONSTRAINT "teams_colors_check"
  CHECK (array_to_string("colors", '') ~ '^(#[0-9a-f]{6}){0,3}$');

-- Public answers are made of them (TABLE_OF_MODEL).
CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON "teams"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"();
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "teams"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON "venues"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"();
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "venues"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();

-- The team of a name, added if there is none. A name that another transaction is adding is waited for.
CREATE FUNCTION "team_named"("sought" TEXT) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  found INTEGER;
BEGIN
  SELECT id INTO found FROM teams WHERE name = sought;
  IF found IS NULL THEN
    INSERT INTO teams (name) VALUES (sought) ON CONFLICT (name) DO NOTHING;
    SELECT id INTO found FROM teams WHERE name = sought;
  END IF;
  RETURN found;
END
$$;

-- The venue of a place as it is written in a match: «Pavelló Cala Figuera, Maó», or its name only. Accents and capitals do
-- not matter.
CREATE FUNCTION "venue_at"("place" TEXT) RETURNS INTEGER LANGUAGE sql STABLE AS $$
  SELECT id FROM venues
   WHERE fold_for_search(trim(place)) IN (fold_for_search(name || ', ' || city), fold_for_search(name))
   ORDER BY fold_for_search(trim(place)) = fold_for_search(name), id
   LIMIT 1
$$;

-- Keeps the team and the venue of a match true to its texts, by whatever way they come.
CREATE FUNCTION "keep_match_team_and_venue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.opponent <> OLD.opponent THEN
    NEW.opponent_id := team_named(NEW.opponent);
  END IF;
  IF TG_OP = 'INSERT' OR NEW.location IS DISTINCT FROM OLD.location THEN
    NEW.venue_id := venue_at(NEW.location);
  END IF;
  RETURN NEW;
END
$$;

-- The teams and venues of the matches that are there. A place is «name, town»; the usual one of a team is its home.
INSERT INTO "teams" ("name")
SELECT "opponent" FROM "matches" GROUP BY "opponent" ORDER BY min("match_date"), "opponent";

INSERT INTO "venues" ("name", "city")
SELECT DISTINCT ON (fold_for_search("place"))
       trim(regexp_replace("place", ',[^,]*$', '')), trim(regexp_replace("place", '^.*,', ''))
  FROM (SELECT trim("location") AS "place", "match_date" FROM "matches") AS "places"
 WHERE "place" ~ '[^, ] *,[^,]*[^, ]$'
 ORDER BY fold_for_search("place"), "match_date" DESC
ON CONFLICT DO NOTHING;

UPDATE "matches" SET "opponent_id" = team_named("opponent"), "venue_id" = venue_at("location");

UPDATE "teams" SET "venue_id" = (
  SELECT "venue_id" FROM "matches"
   WHERE "opponent_id" = "teams"."id" AND NOT "is_home" AND "venue_id" IS NOT NULL
   GROUP BY "venue_id" ORDER BY count(*) DESC, max("match_date") DESC LIMIT 1);

CREATE TRIGGER "keep_match_team_and_venue" BEFORE INSERT OR UPDATE OF "opponent", "location" ON "matches"
  FOR EACH ROW EXECUTE FUNCTION "keep_match_team_and_venue"();
