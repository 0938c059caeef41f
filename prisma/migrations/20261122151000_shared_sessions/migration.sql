-- A column with a default is added in place; sessions stay as they are.
ALTER TABLE "Session" ADD COLUMN "shared" BOOLEAN NOT NULL DEFAULT false;
