-- What an open case hears later: words of an edit, or other words of the same profile.
CREATE TABLE "CaseWords" (
    "id" TEXT COLLATE "C" NOT NULL,
    "caseId" TEXT COLLATE "C" NOT NULL,
    "cause" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "saidAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaseWords_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CaseWords_caseId_saidAt_id_idx" ON "CaseWords"("caseId", "saidAt", "id");

-- AddForeignKey
ALTER TABLE "CaseWords" ADD CONSTRAINT "CaseWords_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "ModerationCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;
