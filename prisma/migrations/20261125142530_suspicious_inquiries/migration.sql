-- AlterTable
ALTER TABLE "sponsor_inquiries" ADD COLUMN     "is_suspicious" BOOLEAN NOT NULL DEFAULT false;
