-- AlterTable
ALTER TABLE "news" ADD COLUMN     "match_id" INTEGER;

-- CreateIndex
CREATE INDEX "news_match_id_idx" ON "news"("match_id");

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;
