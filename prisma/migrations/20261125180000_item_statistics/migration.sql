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

-- CreateIndex
CREATE INDEX "Attempt_versionId_openKey_idx" ON "Attempt"("versionId", "openKey");

