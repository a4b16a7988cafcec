-- A player's number, positions and picture belong to a season. Those of today become the running season's.

CREATE TABLE "squad_places" (
    "id" SERIAL NOT NULL,
    "player_id" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "dorsal" INTEGER NOT NULL,
    "position" "Position"[],
    "profile_image" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "squad_places_pkey" PRIMARY KEY ("id")
);

-- The season of today that a squad can have: the one being played, else the last one; added if there is none.
CREATE FUNCTION "running_season"() RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  today DATE := (now() AT TIME ZONE 'Europe/Madrid')::date;
  found INTEGER;
BEGIN
  SELECT year INTO found FROM seasons WHERE first_day <= today ORDER BY first_day DESC LIMIT 1;
  RETURN coalesce(found, season_at(today));
END
$$;

INSERT INTO "squad_places" ("player_id", "season", "dorsal", "position", "profile_image", "is_active")
SELECT "id", "season", "dorsal", "position", "profile_image", "is_active"
  FROM "players", (SELECT CASE WHEN EXISTS (SELECT FROM "players") THEN running_season() END AS "season") AS "running"
 ORDER BY "id";

DROP INDEX "players_dorsal_key";
DROP INDEX "players_is_active_dorsal_idx";
ALTER TABLE "players" DROP CONSTRAINT "players_dorsal_range", DROP CONSTRAINT "players_position_present";
ALTER TABLE "players" DROP COLUMN "dorsal",
DROP COLUMN "is_active",
DROP COLUMN "position",
DROP COLUMN "profile_image";

CREATE UNIQUE INDEX "squad_places_player_id_season_key" ON "squad_places"("player_id", "season");
CREATE UNIQUE INDEX "squad_places_season_dorsal_key" ON "squad_places"("season", "dorsal");

ALTER TABLE "squad_places" ADD CONSTRAINT "squad_places_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "squad_places" ADD CONSTRAINT "squad_places_season_fkey" FOREIGN KEY ("season") REFERENCES "seasons"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "squad_places"
  ADD CONSTRAINT "squad_places_dorsal_range" CHECK ("dorsal" BETWEEN 0 AND 99),
  ADD CONSTRAINT "squad_places_position_present" CHECK ("position" IS NOT NULL AND cardinality("position") > 0);

-- Public answers are made of them (TABLE_OF_MODEL).
CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON "squad_places"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"();
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "squad_places"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
