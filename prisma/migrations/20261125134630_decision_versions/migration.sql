-- AlterTable
ALTER TABLE "abonos" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
