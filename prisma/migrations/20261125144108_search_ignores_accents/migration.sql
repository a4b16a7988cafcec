-- What search boxes compare: without accents, capitals, invisible signs and Unicode forms. The same rule for what people
-- type is `foldForSearch` in api/platform/lists/search.ts.
CREATE FUNCTION "fold_for_search"("words" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  lower(translate(
    regexp_replace(normalize("words" COLLATE "default", NFKD), E'[\u0300-\u036F\u00AD\u1160\u200B-\u200F\u2060\u2800\u3164\uFEFF]', '', 'g'),
    E'\u2018\u2019\u00B4', ''''''''
  ));

-- The columns that a search box looks in, as one text. PostgreSQL keeps them itself; a backup does not contain them.
ALTER TABLE "users" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name" || ' ' || "email")) STORED;
ALTER TABLE "news" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("title" || ' ' || "text")) STORED;
ALTER TABLE "matches" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("subject" || ' ' || "opponent" || ' ' || "competition" || ' ' || coalesce("location", ''))) STORED;
ALTER TABLE "memberships" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("type")) STORED;
ALTER TABLE "membership_uploads" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("file_name")) STORED;
ALTER TABLE "abonos" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search(coalesce("nombre_asistente", '') || ' ' || coalesce("codigo_localizador", ''))) STORED;
ALTER TABLE "players" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name" || ' ' || coalesce("country", ''))) STORED;
ALTER TABLE "sponsors" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name")) STORED;
ALTER TABLE "products" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name" || ' ' || coalesce("description", '') || ' ' || "category")) STORED;
ALTER TABLE "sponsor_inquiries" ADD COLUMN "search" TEXT NOT NULL
  GENERATED ALWAYS AS (fold_for_search("name" || ' ' || "company" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || "message")) STORED;

-- DropIndex
DROP INDEX "news_search_idx";

-- DropIndex
DROP INDEX "users_search_idx";

-- CreateIndex
CREATE INDEX "abonos_search_idx" ON "abonos" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "matches_search_idx" ON "matches" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "membership_uploads_search_idx" ON "membership_uploads" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "news_search_idx" ON "news" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "sponsor_inquiries_search_idx" ON "sponsor_inquiries" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_search_idx" ON "users" USING GIN ("search" gin_trgm_ops);
