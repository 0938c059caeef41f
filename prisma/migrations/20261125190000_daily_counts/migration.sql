-- What happened on each day, counted once and kept (decision 086), and the indexes the counting reads by.

-- AlterTable
ALTER TABLE "User" ADD COLUMN "lastSeenOn" TEXT;

-- CreateTable
CREATE TABLE "DailyCount" (
    "day" TEXT NOT NULL,
    "measure" TEXT NOT NULL,
    "region" TEXT NOT NULL DEFAULT '',
    "scope" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("measure", "region", "day", "scope")
-- The rows lie in the order they are read in: a year of a hundred things costs a third.
) WITHOUT ROWID;

-- CreateIndex
CREATE INDEX "DailyCount_day_measure_idx" ON "DailyCount"("day", "measure");

-- CreateIndex
CREATE INDEX "InstitutionPick_createdAt_idx" ON "InstitutionPick"("createdAt");

-- CreateIndex
CREATE INDEX "InstitutionAnalysis_completedAt_idx" ON "InstitutionAnalysis"("completedAt");

-- CreateIndex
CREATE INDEX "Attempt_startedAt_idx" ON "Attempt"("startedAt");

-- CreateIndex
CREATE INDEX "Attempt_completedAt_idx" ON "Attempt"("completedAt");

-- CreateIndex
CREATE INDEX "Analysis_completedAt_idx" ON "Analysis"("completedAt");

-- CreateIndex
CREATE INDEX "Recommendation_decidedAt_idx" ON "Recommendation"("decidedAt");

-- CreateIndex
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");

-- CreateIndex
CREATE INDEX "User_onboardedAt_idx" ON "User"("onboardedAt");

-- CreateIndex
CREATE INDEX "Plan_createdAt_idx" ON "Plan"("createdAt");


-- Who has a session was here on the day it was seen last. Kazakhstan is five hours before UTC.
UPDATE "User" SET "lastSeenOn" = (
  SELECT date(MAX(s."lastSeenAt"), '+5 hours') FROM "Session" s WHERE s."userId" = "User"."id"
);
