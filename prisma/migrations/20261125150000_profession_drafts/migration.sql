-- A profession that is not published yet (decision 081).
ALTER TABLE "Profession" ADD COLUMN "draft" BOOLEAN NOT NULL DEFAULT false;
