-- AlterTable
ALTER TABLE "Member" ADD COLUMN "passwordHelp" BOOLEAN NOT NULL DEFAULT false;
