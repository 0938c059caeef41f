-- Grants are kept as they were won: by section, form, group, university, tag and quota, with how many there were. The
-- cut-offs that mixed the sections go; what an administrator imported or corrected is kept as a result of the general
-- competition, without a number of grants. The content fills in the rest at the next start.
-- CreateTable
CREATE TABLE "GrantResult" (
    "year" INTEGER NOT NULL,
    "section" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "groupCode" TEXT NOT NULL,
    "universityCode" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "quota" TEXT NOT NULL,
    "minimum" INTEGER NOT NULL,
    "average" REAL,
    "grants" INTEGER,
    "origin" TEXT NOT NULL DEFAULT 'SEED',
    "editedAt" DATETIME,
    "editedById" TEXT,
    "contentHash" TEXT,

    PRIMARY KEY ("year", "section", "form", "groupCode", "universityCode", "tag", "quota")
);

-- CreateTable
CREATE TABLE "GrantPlan" (
    "year" INTEGER NOT NULL,
    "groupCode" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "grants" INTEGER NOT NULL,
    "origin" TEXT NOT NULL DEFAULT 'SEED',
    "editedAt" DATETIME,
    "editedById" TEXT,
    "contentHash" TEXT,

    PRIMARY KEY ("year", "groupCode", "part")
);

-- CreateTable
CREATE TABLE "UniversityMinimum" (
    "universityCode" TEXT NOT NULL,
    "groupCode" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "minimum" INTEGER NOT NULL,
    "origin" TEXT NOT NULL DEFAULT 'SEED',
    "editedAt" DATETIME,
    "editedById" TEXT,
    "contentHash" TEXT,

    PRIMARY KEY ("universityCode", "groupCode", "year")
);

-- CreateIndex
CREATE INDEX "GrantResult_universityCode_year_idx" ON "GrantResult"("universityCode", "year");

-- CreateIndex
CREATE INDEX "GrantResult_groupCode_year_idx" ON "GrantResult"("groupCode", "year");

-- CreateIndex
CREATE INDEX "GrantPlan_groupCode_year_idx" ON "GrantPlan"("groupCode", "year");

-- CreateIndex
CREATE INDEX "UniversityMinimum_groupCode_year_idx" ON "UniversityMinimum"("groupCode", "year");

-- What administrators wrote stays theirs.
INSERT INTO "GrantResult"
  ("year", "section", "form", "groupCode", "universityCode", "tag", "quota", "minimum", "origin", "editedAt", "editedById")
SELECT "cycle", 'GENERAL', 'FULL', "groupCode", "universityCode", '', CASE "pool" WHEN 'RURAL' THEN 'RURAL' ELSE 'GENERAL' END, "score", "origin", "editedAt", "editedById"
FROM "GrantCutoff"
WHERE "origin" = 'ADMIN' OR "editedAt" IS NOT NULL;

DELETE FROM "ContentSuggestion" WHERE "table" = 'GrantCutoff';
DELETE FROM "ContentRemoval" WHERE "table" = 'GrantCutoff';
-- Figures of another method; the next start learns anew.
DELETE FROM "ChanceFit";

-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "GrantCutoff";
PRAGMA foreign_keys=on;
