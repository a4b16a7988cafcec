-- Two more texts that lists are sorted by, see the migration `spanish_order`. A column that a generated one is made of cannot
-- be changed, so `search` is made again.
ALTER TABLE "achievements" ALTER COLUMN "name" TYPE text COLLATE spanish;
ALTER TABLE "memberships" DROP COLUMN "search";
ALTER TABLE "memberships" ALTER COLUMN "type" TYPE text COLLATE spanish;
ALTER TABLE "memberships" ADD COLUMN "search" TEXT NOT NULL GENERATED ALWAYS AS (fold_for_search("type")) STORED;

-- CreateIndex
CREATE INDEX "memberships_search_idx" ON "memberships" USING GIN ("search" gin_trgm_ops);
