-- AlterTable
ALTER TABLE "ModerationCase" ADD COLUMN "schoolToldAt" DATETIME;

-- AlterTable
ALTER TABLE "Profile" ADD COLUMN "hiddenAt" DATETIME;

