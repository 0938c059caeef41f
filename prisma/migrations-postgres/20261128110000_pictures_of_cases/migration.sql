-- CreateTable
CREATE TABLE "CasePicture" (
    "fileId" TEXT COLLATE "C" NOT NULL,
    "caseId" TEXT COLLATE "C" NOT NULL,
    "description" TEXT COLLATE "C",
    "look" TEXT COLLATE "C",

    CONSTRAINT "CasePicture_pkey" PRIMARY KEY ("fileId")
);

-- CreateIndex
CREATE INDEX "CasePicture_caseId_idx" ON "CasePicture"("caseId");

-- AddForeignKey
ALTER TABLE "CasePicture" ADD CONSTRAINT "CasePicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CasePicture" ADD CONSTRAINT "CasePicture_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "ModerationCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;
