-- CreateTable
CREATE TABLE "player_games" (
    "match_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "source" "StatisticsSource" NOT NULL,
    "person_id" TEXT,
    "shirt" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "line" JSONB NOT NULL,
    "player_id" INTEGER,
    "is_chosen" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "player_games_pkey" PRIMARY KEY ("match_id","key")
);

-- CreateIndex
CREATE INDEX "player_games_player_id_idx" ON "player_games"("player_id");

-- CreateIndex
CREATE INDEX "player_games_source_person_id_idx" ON "player_games"("source", "person_id");

-- CreateIndex
CREATE UNIQUE INDEX "player_games_match_id_player_id_key" ON "player_games"("match_id", "player_id");

-- AddForeignKey
ALTER TABLE "player_games" ADD CONSTRAINT "player_games_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_games" ADD CONSTRAINT "player_games_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Cached responses depend on the table.
CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON "player_games"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"();
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "player_games"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
