-- A college may be known by its name and specialities only: what nobody published is null, and a major names its speciality.
-- AlterTable
ALTER TABLE "City" ADD COLUMN "region" TEXT;

-- CreateTable
CREATE TABLE "Speciality" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "name" JSONB NOT NULL,
    "qualifications" JSONB NOT NULL,
    "source" JSONB NOT NULL,
    "year" INTEGER NOT NULL,
    "origin" TEXT NOT NULL DEFAULT 'SEED',
    "editedAt" DATETIME,
    "editedById" TEXT,
    "contentHash" TEXT
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Institution" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "type" TEXT NOT NULL,
    "financing" TEXT,
    "dormitory" BOOLEAN,
    "cityId" TEXT NOT NULL,
    "officialCode" TEXT,
    "national" BOOLEAN NOT NULL DEFAULT false,
    "website" TEXT,
    "name" JSONB NOT NULL,
    "about" JSONB,
    "searchFolded" TEXT NOT NULL,
    "sortRu" TEXT NOT NULL,
    "sortKk" TEXT NOT NULL,
    "sortEn" TEXT NOT NULL,
    "lowestCost" INTEGER,
    "details" JSONB NOT NULL,
    "retiredAt" DATETIME,
    "origin" TEXT NOT NULL DEFAULT 'SEED',
    "editedAt" DATETIME,
    "editedById" TEXT,
    "contentHash" TEXT,
    CONSTRAINT "Institution_cityId_fkey" FOREIGN KEY ("cityId") REFERENCES "City" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Institution" ("about", "cityId", "contentHash", "details", "dormitory", "editedAt", "editedById", "financing", "id", "lowestCost", "name", "national", "officialCode", "origin", "retiredAt", "searchFolded", "sortEn", "sortKk", "sortRu", "type", "website") SELECT "about", "cityId", "contentHash", "details", "dormitory", "editedAt", "editedById", "financing", "id", "lowestCost", "name", "national", "officialCode", "origin", "retiredAt", "searchFolded", "sortEn", "sortKk", "sortRu", "type", "website" FROM "Institution";
DROP TABLE "Institution";
ALTER TABLE "new_Institution" RENAME TO "Institution";
CREATE UNIQUE INDEX "Institution_officialCode_key" ON "Institution"("officialCode");
CREATE INDEX "Institution_sortRu_id_idx" ON "Institution"("sortRu", "id");
CREATE INDEX "Institution_sortKk_id_idx" ON "Institution"("sortKk", "id");
CREATE INDEX "Institution_sortEn_id_idx" ON "Institution"("sortEn", "id");
CREATE INDEX "Institution_lowestCost_id_idx" ON "Institution"("lowestCost", "id");
CREATE INDEX "Institution_cityId_idx" ON "Institution"("cityId");
CREATE TABLE "new_Major" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "institutionId" TEXT NOT NULL,
    "groupCode" TEXT,
    "specialityCode" TEXT,
    "name" JSONB NOT NULL,
    "searchFolded" TEXT NOT NULL,
    "years" REAL,
    "cost" INTEGER,
    "currency" TEXT,
    "costTenge" INTEGER,
    "costYear" INTEGER,
    "costSource" TEXT,
    "costChecked" BOOLEAN NOT NULL DEFAULT false,
    "grants" BOOLEAN NOT NULL DEFAULT false,
    "retiredAt" DATETIME,
    "origin" TEXT NOT NULL DEFAULT 'SEED',
    "editedAt" DATETIME,
    "editedById" TEXT,
    "contentHash" TEXT,
    CONSTRAINT "Major_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Major_specialityCode_fkey" FOREIGN KEY ("specialityCode") REFERENCES "Speciality" ("code") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Major" ("contentHash", "cost", "costChecked", "costSource", "costTenge", "costYear", "currency", "editedAt", "editedById", "grants", "groupCode", "id", "institutionId", "name", "origin", "retiredAt", "searchFolded", "years") SELECT "contentHash", "cost", "costChecked", "costSource", "costTenge", "costYear", "currency", "editedAt", "editedById", "grants", "groupCode", "id", "institutionId", "name", "origin", "retiredAt", "searchFolded", "years" FROM "Major";
DROP TABLE "Major";
ALTER TABLE "new_Major" RENAME TO "Major";
CREATE INDEX "Major_institutionId_id_idx" ON "Major"("institutionId", "id");
CREATE INDEX "Major_groupCode_idx" ON "Major"("groupCode");
CREATE INDEX "Major_specialityCode_idx" ON "Major"("specialityCode");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

