-- The one rule of what search boxes compare: `foldForSearch` in api/platform/input/folded-text.input.ts does the same with
-- what people type. New: letters that no normal form takes apart, all kinds of apostrophes, the dot of «col·legi».
CREATE OR REPLACE FUNCTION "fold_for_search"("words" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  replace(replace(replace(translate(lower(
    regexp_replace(
      normalize(translate("words", E'\u0060\u00B4\u02BC\u2018\u2019\u2032\uFF07', '''''''''''''''') COLLATE "default", NFKD),
      E'[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u00B7\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]',
      '', 'g'
    )), 'łøđħıŧς', 'lodhitσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

-- The columns are made again, because a new function does not change what is stored. Also indexed now: memberships,
-- players, sponsors, products.
ALTER TABLE "users" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name" || ' ' || "email")) STORED;
ALTER TABLE "news" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("title" || ' ' || "text")) STORED;
ALTER TABLE "matches" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("subject" || ' ' || "opponent" || ' ' || "competition" || ' ' || coalesce("location", ''))) STORED;
ALTER TABLE "memberships" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("type")) STORED;
ALTER TABLE "membership_uploads" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("file_name")) STORED;
ALTER TABLE "abonos" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search(coalesce("nombre_asistente", '') || ' ' || coalesce("codigo_localizador", ''))) STORED;
ALTER TABLE "players" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name" || ' ' || coalesce("country", ''))) STORED;
ALTER TABLE "sponsors" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name")) STORED;
ALTER TABLE "products" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name" || ' ' || coalesce("description", '') || ' ' || "category")) STORED;
ALTER TABLE "sponsor_inquiries" DROP COLUMN "search", ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name" || ' ' || "company" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || "message")) STORED;

-- CreateIndex
CREATE INDEX "users_search_idx" ON "users" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "news_search_idx" ON "news" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "matches_search_idx" ON "matches" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "memberships_search_idx" ON "memberships" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "membership_uploads_search_idx" ON "membership_uploads" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "abonos_search_idx" ON "abonos" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "players_search_idx" ON "players" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "sponsors_search_idx" ON "sponsors" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "products_search_idx" ON "products" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "sponsor_inquiries_search_idx" ON "sponsor_inquiries" USING GIN ("search" gin_trgm_ops);
