-- AlterTable
ALTER TABLE "news" ADD COLUMN     "notify" BOOLEAN NOT NULL DEFAULT true;
