-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'sign_in_locked';
