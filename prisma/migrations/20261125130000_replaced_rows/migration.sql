-- Which row took the place of one that was merged into it (decision 076).

-- AlterTable
ALTER TABLE "ContentRemoval" ADD COLUMN "replacedById" TEXT;
