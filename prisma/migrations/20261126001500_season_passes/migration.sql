-- AlterTable
ALTER TABLE "seasons" ADD COLUMN     "end_before" DATE,
ADD COLUMN     "opened_at" TIMESTAMPTZ(3),
ADD COLUMN     "passes" JSONB;
