-- AlterTable
ALTER TABLE "account_tokens" ADD COLUMN     "used_at" TIMESTAMPTZ(3);
