-- What the addresses of materials were found to be (decision 077).

-- CreateTable
CREATE TABLE "LinkCheck" (
    "materialId" TEXT NOT NULL PRIMARY KEY,
    "url" TEXT NOT NULL,
    "result" TEXT NOT NULL,
    "status" INTEGER,
    "movedTo" TEXT,
    "checkedAt" DATETIME NOT NULL,
    "brokenSince" DATETIME,
    CONSTRAINT "LinkCheck_materialId_fkey" FOREIGN KEY ("materialId") REFERENCES "Material" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "LinkCheck_checkedAt_idx" ON "LinkCheck"("checkedAt");
