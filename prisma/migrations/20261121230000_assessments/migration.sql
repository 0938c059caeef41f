-- AlterTable
ALTER TABLE "Item" ADD COLUMN "options" JSONB;
ALTER TABLE "Item" ADD COLUMN "right" INTEGER;
ALTER TABLE "Item" ADD COLUMN "why" JSONB;

-- AlterTable
ALTER TABLE "Answer" ADD COLUMN "seconds" REAL;

-- CreateTable
CREATE TABLE "Analysis" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "openKey" TEXT,
    "state" TEXT NOT NULL DEFAULT 'LOADING',
    "stage" INTEGER NOT NULL DEFAULT 0,
    "language" TEXT NOT NULL,
    "inputs" JSONB NOT NULL,
    "withModel" BOOLEAN NOT NULL DEFAULT false,
    "facts" JSONB,
    "text" JSONB,
    "writer" TEXT,
    "model" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" DATETIME,
    "lockedUntil" DATETIME,
    CONSTRAINT "Analysis_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AnalysisShare" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "analysisId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "AnalysisShare_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Feedback" (
    "analysisId" TEXT NOT NULL PRIMARY KEY,
    "recognised" INTEGER NOT NULL,
    "clear" INTEGER NOT NULL,
    "fitting" INTEGER NOT NULL,
    "useful" INTEGER NOT NULL,
    "again" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Feedback_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Columns are added, not the tables made anew: dropping a table would take along what hangs on it.
-- AlterTable
ALTER TABLE "Test" ADD COLUMN "timed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN "deadlineAt" DATETIME;
ALTER TABLE "Attempt" ADD COLUMN "careless" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Attempt" ADD COLUMN "flags" JSONB;

-- AlterTable
ALTER TABLE "Recommendation" ADD COLUMN "analysisId" TEXT REFERENCES "Analysis" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE UNIQUE INDEX "Analysis_openKey_key" ON "Analysis"("openKey");

-- CreateIndex
CREATE INDEX "Analysis_userId_createdAt_id_idx" ON "Analysis"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "AnalysisShare_analysisId_createdAt_idx" ON "AnalysisShare"("analysisId", "createdAt");

-- CreateIndex
CREATE INDEX "AnalysisShare_expiresAt_idx" ON "AnalysisShare"("expiresAt");

-- CreateIndex
CREATE INDEX "Feedback_createdAt_idx" ON "Feedback"("createdAt");

