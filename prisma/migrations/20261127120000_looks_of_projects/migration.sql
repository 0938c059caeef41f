-- AlterTable
ALTER TABLE "Project" ADD COLUMN "bannerLook" TEXT;
ALTER TABLE "Project" ADD COLUMN "logoLook" TEXT;

