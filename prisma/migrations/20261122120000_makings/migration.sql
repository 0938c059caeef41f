-- What was asked for and is waited for: one table instead of the same columns three times.
CREATE TABLE "Making" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "openKey" TEXT,
    "state" TEXT NOT NULL DEFAULT 'WAITING',
    "stage" INTEGER NOT NULL DEFAULT 0,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "heartbeatAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" DATETIME,
    CONSTRAINT "Making_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- A making has the id of what it makes. What is under way is WAITING: its job is queued, or is taken up when its lease
-- has run out.
INSERT INTO "Making" ("id", "kind", "userId", "openKey", "state", "stage", "heartbeatAt", "createdAt", "finishedAt")
SELECT "id", 'ANALYSIS', "userId", CASE WHEN "state" = 'LOADING' THEN 'ANALYSIS ' || "userId" END,
       CASE "state" WHEN 'LOADING' THEN 'WAITING' WHEN 'COMPLETED' THEN 'DONE' ELSE 'FAILED' END,
       "stage", COALESCE("completedAt", "createdAt"), "createdAt", "completedAt"
FROM "Analysis";
INSERT INTO "Making" ("id", "kind", "userId", "openKey", "state", "stage", "heartbeatAt", "createdAt", "finishedAt")
SELECT "id", 'ADMISSION', "userId", CASE WHEN "state" = 'LOADING' THEN 'ADMISSION ' || "userId" END,
       CASE "state" WHEN 'LOADING' THEN 'WAITING' WHEN 'COMPLETED' THEN 'DONE' ELSE 'FAILED' END,
       "stage", COALESCE("completedAt", "createdAt"), "createdAt", "completedAt"
FROM "InstitutionAnalysis";
INSERT INTO "Making" ("id", "kind", "userId", "openKey", "state", "stage", "heartbeatAt", "createdAt", "finishedAt")
SELECT "id", 'PLAN', "userId",
       CASE WHEN "failedAt" IS NULL AND "status" = 'PENDING' THEN 'PLAN ' || "userId" || ' ' || "goal" END,
       CASE WHEN "failedAt" IS NOT NULL THEN 'FAILED' WHEN "status" = 'PENDING' THEN 'WAITING' ELSE 'DONE' END,
       "passed", COALESCE("failedAt", "madeAt", "createdAt"), "createdAt", COALESCE("failedAt", "madeAt")
FROM "Plan";

CREATE UNIQUE INDEX "Making_openKey_key" ON "Making"("openKey");
CREATE INDEX "Making_userId_kind_createdAt_id_idx" ON "Making"("userId", "kind", "createdAt", "id");
CREATE INDEX "Making_state_heartbeatAt_idx" ON "Making"("state", "heartbeatAt");

-- Columns are added and dropped in place: no table others refer to is rebuilt.
ALTER TABLE "Analysis" ADD COLUMN "makingId" TEXT CONSTRAINT "Analysis_makingId_fkey" REFERENCES "Making" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "InstitutionAnalysis" ADD COLUMN "makingId" TEXT CONSTRAINT "InstitutionAnalysis_makingId_fkey" REFERENCES "Making" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Plan" ADD COLUMN "makingId" TEXT CONSTRAINT "Plan_makingId_fkey" REFERENCES "Making" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
UPDATE "Analysis" SET "makingId" = "id";
UPDATE "InstitutionAnalysis" SET "makingId" = "id";
UPDATE "Plan" SET "makingId" = "id";
CREATE UNIQUE INDEX "Analysis_makingId_key" ON "Analysis"("makingId");
CREATE UNIQUE INDEX "InstitutionAnalysis_makingId_key" ON "InstitutionAnalysis"("makingId");
CREATE UNIQUE INDEX "Plan_makingId_key" ON "Plan"("makingId");

DROP INDEX "Analysis_openKey_key";
ALTER TABLE "Analysis" DROP COLUMN "openKey";
ALTER TABLE "Analysis" DROP COLUMN "state";
ALTER TABLE "Analysis" DROP COLUMN "stage";
DROP INDEX "InstitutionAnalysis_openKey_key";
ALTER TABLE "InstitutionAnalysis" DROP COLUMN "openKey";
ALTER TABLE "InstitutionAnalysis" DROP COLUMN "state";
ALTER TABLE "InstitutionAnalysis" DROP COLUMN "stage";
ALTER TABLE "Plan" DROP COLUMN "passed";
ALTER TABLE "Plan" DROP COLUMN "failedAt";

-- Queued work is told the id of its making; how far it is stands there too.
UPDATE "Job" SET "payload" = json_object('makingId', COALESCE(json_extract("payload", '$.analysisId'), json_extract("payload", '$.planId')))
WHERE "kind" IN ('analysis', 'admission', 'plan');
ALTER TABLE "Job" DROP COLUMN "stage";
