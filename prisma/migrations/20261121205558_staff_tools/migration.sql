-- CreateEnum
CREATE TYPE "NewsStatus" AS ENUM ('draft', 'published', 'hidden');

-- CreateEnum
CREATE TYPE "InquiryStatus" AS ENUM ('new', 'contacted', 'agreed', 'declined');

-- DropIndex
DROP INDEX "news_category_publication_date_id_idx";

-- DropIndex
DROP INDEX "news_publication_date_id_idx";

-- DropIndex
DROP INDEX "products_category_name_idx";

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "away_periods" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "home_periods" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "news" ADD COLUMN     "status" "NewsStatus" NOT NULL DEFAULT 'published',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "players" ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "is_active" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "sponsor_inquiries" ADD COLUMN     "status" "InquiryStatus" NOT NULL DEFAULT 'new';

-- CreateTable
CREATE TABLE "competitions" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "competitions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inquiry_notes" (
    "id" SERIAL NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inquiry_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" INTEGER NOT NULL,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "subject" TEXT,
    "changes" JSONB,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "competitions_name_key" ON "competitions"("name");

-- CreateIndex
CREATE INDEX "competitions_order_id_idx" ON "competitions"("order", "id");

-- CreateIndex
CREATE INDEX "inquiry_notes_inquiry_id_created_at_id_idx" ON "inquiry_notes"("inquiry_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "inquiry_notes_author_id_idx" ON "inquiry_notes"("author_id");

-- CreateIndex
CREATE INDEX "audit_log_at_id_idx" ON "audit_log"("at", "id");

-- CreateIndex
CREATE INDEX "audit_log_actor_id_at_id_idx" ON "audit_log"("actor_id", "at", "id");

-- CreateIndex
CREATE INDEX "audit_log_subject_type_subject_id_at_id_idx" ON "audit_log"("subject_type", "subject_id", "at", "id");

-- CreateIndex
CREATE INDEX "news_status_publication_date_id_idx" ON "news"("status", "publication_date", "id");

-- CreateIndex
CREATE INDEX "news_category_status_publication_date_id_idx" ON "news"("category", "status", "publication_date", "id");

-- CreateIndex
CREATE INDEX "products_category_name_id_idx" ON "products"("category", "name", "id");

-- CreateIndex
CREATE INDEX "products_name_id_idx" ON "products"("name", "id");

-- CreateIndex
CREATE INDEX "sponsor_inquiries_status_created_at_id_idx" ON "sponsor_inquiries"("status", "created_at", "id");

-- AddForeignKey
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "sponsor_inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Competitions that matches name already; those of the season come with the club's content.
INSERT INTO "competitions" ("name")
SELECT DISTINCT "competition" FROM "matches" ORDER BY 1;

ALTER TABLE "matches"
  ADD CONSTRAINT "matches_periods_of_both_sides" CHECK (
    "home_periods" IS NOT NULL AND "away_periods" IS NOT NULL
    AND cardinality("home_periods") = cardinality("away_periods")
  );

ALTER TABLE "competitions"
  ADD CONSTRAINT "competitions_name_present" CHECK ("name" ~ '\S');

ALTER TABLE "inquiry_notes"
  ADD CONSTRAINT "inquiry_notes_text_present" CHECK ("text" ~ '\S');

-- The audit log only grows, whoever writes.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only';
END
$$;

CREATE TRIGGER "audit_log_append_only"
  BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
