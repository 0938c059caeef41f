-- What an open case hears later: words of an edit, or other words of the same profile.
CREATE TABLE "CaseWords" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "caseId" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "saidAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CaseWords_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "ModerationCase" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "CaseWords_caseId_saidAt_id_idx" ON "CaseWords"("caseId", "saidAt", "id");

