-- CreateTable
CREATE TABLE "CasePicture" (
    "fileId" TEXT NOT NULL PRIMARY KEY,
    "caseId" TEXT NOT NULL,
    "description" TEXT,
    "look" TEXT,
    CONSTRAINT "CasePicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CasePicture_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "ModerationCase" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "CasePicture_caseId_idx" ON "CasePicture"("caseId");

