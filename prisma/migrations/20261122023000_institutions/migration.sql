-- AlterTable
ALTER TABLE "AcademicRecord" ADD COLUMN "rural" BOOLEAN;
ALTER TABLE "AcademicRecord" ADD COLUMN "untParts" JSONB;
ALTER TABLE "AcademicRecord" ADD COLUMN "untSubjects" TEXT;

-- CreateTable
CREATE TABLE "Institution" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "type" TEXT NOT NULL,
    "financing" TEXT NOT NULL,
    "dormitory" BOOLEAN NOT NULL,
    "cityId" TEXT NOT NULL,
    "officialCode" TEXT,
    "national" BOOLEAN NOT NULL DEFAULT false,
    "website" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "about" JSONB NOT NULL,
    "searchFolded" TEXT NOT NULL,
    "sortRu" TEXT NOT NULL,
    "sortKk" TEXT NOT NULL,
    "sortEn" TEXT NOT NULL,
    "lowestCost" INTEGER,
    "details" JSONB NOT NULL,
    "retiredAt" DATETIME,
    CONSTRAINT "Institution_cityId_fkey" FOREIGN KEY ("cityId") REFERENCES "City" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Major" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "institutionId" TEXT NOT NULL,
    "groupCode" TEXT,
    "name" JSONB NOT NULL,
    "searchFolded" TEXT NOT NULL,
    "years" REAL NOT NULL,
    "cost" INTEGER,
    "currency" TEXT,
    "costTenge" INTEGER,
    "costYear" INTEGER,
    "costSource" TEXT,
    "costChecked" BOOLEAN NOT NULL DEFAULT false,
    "grants" BOOLEAN NOT NULL DEFAULT false,
    "retiredAt" DATETIME,
    CONSTRAINT "Major_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MajorLanguage" (
    "majorId" TEXT NOT NULL,
    "language" TEXT NOT NULL,

    PRIMARY KEY ("majorId", "language"),
    CONSTRAINT "MajorLanguage_majorId_fkey" FOREIGN KEY ("majorId") REFERENCES "Major" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Requirement" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "institutionId" TEXT NOT NULL,
    "majorId" TEXT,
    "order" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "measure" TEXT NOT NULL,
    "minimum" REAL,
    "language" TEXT,
    "alternative" TEXT,
    "text" JSONB,
    CONSTRAINT "Requirement_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Requirement_majorId_fkey" FOREIGN KEY ("majorId") REFERENCES "Major" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GrantCutoff" (
    "universityCode" TEXT NOT NULL,
    "groupCode" TEXT NOT NULL,
    "pool" TEXT NOT NULL,
    "cycle" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,

    PRIMARY KEY ("groupCode", "universityCode", "pool", "cycle")
);

-- CreateTable
CREATE TABLE "LegalFloor" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "rule" TEXT NOT NULL,
    "from" INTEGER NOT NULL,
    "to" INTEGER,
    "score" INTEGER NOT NULL,
    "source" JSONB NOT NULL
);

-- CreateTable
CREATE TABLE "AdmissionStatistics" (
    "institutionId" TEXT NOT NULL PRIMARY KEY,
    "rate" REAL NOT NULL,
    "measure" TEXT,
    "low" REAL,
    "high" REAL,
    "year" INTEGER NOT NULL,
    "source" JSONB NOT NULL,
    CONSTRAINT "AdmissionStatistics_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ChanceFit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "computedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "figures" JSONB NOT NULL
);

-- CreateTable
CREATE TABLE "InstitutionPick" (
    "userId" TEXT NOT NULL,
    "institutionId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("userId", "institutionId"),
    CONSTRAINT "InstitutionPick_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "InstitutionPick_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "InstitutionAnalysis" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "openKey" TEXT,
    "state" TEXT NOT NULL DEFAULT 'LOADING',
    "stage" INTEGER NOT NULL DEFAULT 0,
    "pool" TEXT NOT NULL,
    "facts" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" DATETIME,
    CONSTRAINT "InstitutionAnalysis_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "InstitutionChoice" (
    "analysisId" TEXT NOT NULL,
    "majorId" TEXT NOT NULL,
    "order" INTEGER NOT NULL,

    PRIMARY KEY ("analysisId", "majorId"),
    CONSTRAINT "InstitutionChoice_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "InstitutionAnalysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "InstitutionChoice_majorId_fkey" FOREIGN KEY ("majorId") REFERENCES "Major" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Country" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" JSONB NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "new_Country" ("id", "name") SELECT "id", "name" FROM "Country";
DROP TABLE "Country";
ALTER TABLE "new_Country" RENAME TO "Country";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "Institution_officialCode_key" ON "Institution"("officialCode");

-- CreateIndex
CREATE INDEX "Institution_sortRu_id_idx" ON "Institution"("sortRu", "id");

-- CreateIndex
CREATE INDEX "Institution_sortKk_id_idx" ON "Institution"("sortKk", "id");

-- CreateIndex
CREATE INDEX "Institution_sortEn_id_idx" ON "Institution"("sortEn", "id");

-- CreateIndex
CREATE INDEX "Institution_lowestCost_id_idx" ON "Institution"("lowestCost", "id");

-- CreateIndex
CREATE INDEX "Institution_cityId_idx" ON "Institution"("cityId");

-- CreateIndex
CREATE INDEX "Major_institutionId_id_idx" ON "Major"("institutionId", "id");

-- CreateIndex
CREATE INDEX "Major_groupCode_idx" ON "Major"("groupCode");

-- CreateIndex
CREATE INDEX "MajorLanguage_language_idx" ON "MajorLanguage"("language");

-- CreateIndex
CREATE INDEX "Requirement_institutionId_order_idx" ON "Requirement"("institutionId", "order");

-- CreateIndex
CREATE INDEX "GrantCutoff_universityCode_cycle_idx" ON "GrantCutoff"("universityCode", "cycle");

-- CreateIndex
CREATE INDEX "ChanceFit_computedAt_idx" ON "ChanceFit"("computedAt");

-- CreateIndex
CREATE UNIQUE INDEX "InstitutionAnalysis_openKey_key" ON "InstitutionAnalysis"("openKey");

-- CreateIndex
CREATE INDEX "InstitutionAnalysis_userId_createdAt_id_idx" ON "InstitutionAnalysis"("userId", "createdAt", "id");

