-- CreateEnum
CREATE TYPE "WithdrawnResults" AS ENUM ('annulled', 'kept');

-- CreateEnum
CREATE TYPE "Side" AS ENUM ('home', 'away', 'both');

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "forfeit_by" "Side";

-- CreateTable
CREATE TABLE "competition_editions" (
    "id" SERIAL NOT NULL,
    "competition_id" INTEGER NOT NULL,
    "season" INTEGER NOT NULL,
    "rules" TEXT NOT NULL DEFAULT 'fiba',
    "zones" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "competition_editions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "edition_teams" (
    "id" SERIAL NOT NULL,
    "edition_id" INTEGER NOT NULL,
    "team_id" INTEGER,
    "group" TEXT NOT NULL DEFAULT '',
    "penalty" INTEGER NOT NULL DEFAULT 0,
    "withdrawn" "WithdrawnResults",

    CONSTRAINT "edition_teams_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "league_games" (
    "id" SERIAL NOT NULL,
    "edition_id" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "played_at" TIMESTAMPTZ(3) NOT NULL,
    "home_team_id" INTEGER NOT NULL,
    "away_team_id" INTEGER NOT NULL,
    "home_points" INTEGER NOT NULL,
    "away_points" INTEGER NOT NULL,
    "regulation_points" INTEGER,
    "forfeit_by" "Side",

    CONSTRAINT "league_games_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "competition_editions_season_idx" ON "competition_editions"("season");

-- CreateIndex
CREATE UNIQUE INDEX "competition_editions_competition_id_season_key" ON "competition_editions"("competition_id", "season");

-- CreateIndex
CREATE INDEX "edition_teams_team_id_idx" ON "edition_teams"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "edition_teams_edition_id_team_id_key" ON "edition_teams"("edition_id", "team_id");

-- CreateIndex
CREATE INDEX "league_games_home_team_id_idx" ON "league_games"("home_team_id");

-- CreateIndex
CREATE INDEX "league_games_away_team_id_idx" ON "league_games"("away_team_id");

-- CreateIndex
CREATE UNIQUE INDEX "league_games_edition_id_round_home_team_id_away_team_id_key" ON "league_games"("edition_id", "round", "home_team_id", "away_team_id");

-- AddForeignKey
ALTER TABLE "competition_editions" ADD CONSTRAINT "competition_editions_competition_id_fkey" FOREIGN KEY ("competition_id") REFERENCES "competitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "competition_editions" ADD CONSTRAINT "competition_editions_season_fkey" FOREIGN KEY ("season") REFERENCES "seasons"("year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edition_teams" ADD CONSTRAINT "edition_teams_edition_id_fkey" FOREIGN KEY ("edition_id") REFERENCES "competition_editions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edition_teams" ADD CONSTRAINT "edition_teams_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_games" ADD CONSTRAINT "league_games_edition_id_fkey" FOREIGN KEY ("edition_id") REFERENCES "competition_editions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_games" ADD CONSTRAINT "league_games_home_team_id_fkey" FOREIGN KEY ("home_team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "league_games" ADD CONSTRAINT "league_games_away_team_id_fkey" FOREIGN KEY ("away_team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The club's own row too: two empty team_id are not the same to a plain unique index.
CREATE UNIQUE INDEX "edition_teams_club_key" ON "edition_teams"("edition_id") WHERE "team_id" IS NULL;

ALTER TABLE "league_games" ADD CONSTRAINT "league_games_two_teams" CHECK ("home_team_id" <> "away_team_id");
ALTER TABLE "league_games" ADD CONSTRAINT "league_games_points_not_negative"
  CHECK ("home_points" >= 0 AND "away_points" >= 0);

-- Public answers are made of them (TABLE_OF_MODEL).
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['competition_editions', 'edition_teams', 'league_games'] LOOP
    EXECUTE format(
      'CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION "announce_change"()',
      watched
    );
    EXECUTE format(
      'CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"()',
      watched
    );
  END LOOP;
END
$$;
