-- AlterTable
ALTER TABLE "given_answers" ADD COLUMN     "done" BOOLEAN NOT NULL DEFAULT false;
