-- CreateTable
CREATE TABLE "ItemStatistic" (
    "versionId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "itemKey" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "mean" REAL NOT NULL,
    "sd" REAL NOT NULL,
    "rest" REAL,
    "alpha" REAL,
    "alphaWithout" REAL,
    "shares" JSONB NOT NULL,
    "seconds" REAL,
    "computedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("versionId", "language", "itemKey"),
    CONSTRAINT "ItemStatistic_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ItemImport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "testId" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "items" JSONB NOT NULL,
    "refused" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ItemImport_testId_fkey" FOREIGN KEY ("testId") REFERENCES "Test" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ItemImport_testId_idx" ON "ItemImport"("testId");

-- CreateIndex
CREATE INDEX "ItemImport_createdAt_idx" ON "ItemImport"("createdAt");

-- CreateIndex
CREATE INDEX "Attempt_versionId_openKey_idx" ON "Attempt"("versionId", "openKey");

