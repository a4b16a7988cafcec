-- DropIndex
DROP INDEX "comments_news_id_created_at_idx";

-- AlterTable
ALTER TABLE "comments" ADD COLUMN     "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN     "hidden_by" INTEGER;

-- CreateTable
CREATE TABLE "comment_reports" (
    "id" SERIAL NOT NULL,
    "comment_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "comment_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "comment_reports_user_id_idx" ON "comment_reports"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "comment_reports_comment_id_user_id_key" ON "comment_reports"("comment_id", "user_id");

-- CreateIndex
CREATE INDEX "comments_news_id_created_at_id_idx" ON "comments"("news_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comments_hidden_by_idx" ON "comments"("hidden_by");

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_hidden_by_fkey" FOREIGN KEY ("hidden_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever is named as having hidden a comment has hidden it; and no comment is longer than what the form takes.
ALTER TABLE "comments"
  ADD CONSTRAINT "comments_hidden_by_of_hidden" CHECK ("hidden_by" IS NULL OR "hidden_at" IS NOT NULL),
  ADD CONSTRAINT "comments_content_length" CHECK (char_length("content") <= 1000);

ALTER TABLE "comment_reports"
  ADD CONSTRAINT "comment_reports_reason_present" CHECK ("reason" ~ '\S');
