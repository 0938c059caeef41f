-- CreateTable
CREATE TABLE "MajorImport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "institutionId" TEXT NOT NULL,
    "editorId" TEXT,
    "fileName" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "rows" JSONB NOT NULL,
    "counts" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "takenAt" DATETIME,
    CONSTRAINT "MajorImport_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "MajorImport_institutionId_createdAt_idx" ON "MajorImport"("institutionId", "createdAt");

-- CreateIndex
CREATE INDEX "MajorImport_createdAt_idx" ON "MajorImport"("createdAt");
