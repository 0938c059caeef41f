-- Content knows where it comes from, and files are held by their owners through foreign keys (decisions 032 and 033).

-- CreateTable
CREATE TABLE "ContentSuggestion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "table" TEXT NOT NULL,
    "rowId" TEXT NOT NULL,
    "content" JSONB,
    "hash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" DATETIME
);

-- CreateTable
CREATE TABLE "ContentRemoval" (
    "table" TEXT NOT NULL,
    "rowId" TEXT NOT NULL,
    "removedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedById" TEXT,

    PRIMARY KEY ("table", "rowId")
);

-- AlterTable: columns are added in place, so that no row that refers to content is touched
ALTER TABLE "Country" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "Country" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "Country" ADD COLUMN "editedById" TEXT;
ALTER TABLE "Country" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "City" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "City" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "City" ADD COLUMN "editedById" TEXT;
ALTER TABLE "City" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "Profession" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "Profession" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "Profession" ADD COLUMN "editedById" TEXT;
ALTER TABLE "Profession" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "ProgrammeGroup" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "ProgrammeGroup" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "ProgrammeGroup" ADD COLUMN "editedById" TEXT;
ALTER TABLE "ProgrammeGroup" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "Institution" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "Institution" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "Institution" ADD COLUMN "editedById" TEXT;
ALTER TABLE "Institution" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "Major" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "Major" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "Major" ADD COLUMN "editedById" TEXT;
ALTER TABLE "Major" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "GrantCutoff" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "GrantCutoff" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "GrantCutoff" ADD COLUMN "editedById" TEXT;
ALTER TABLE "GrantCutoff" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "LegalFloor" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "LegalFloor" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "LegalFloor" ADD COLUMN "editedById" TEXT;
ALTER TABLE "LegalFloor" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "Material" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "Material" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "Material" ADD COLUMN "editedById" TEXT;
ALTER TABLE "Material" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "ExamDate" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'SEED';
ALTER TABLE "ExamDate" ADD COLUMN "editedAt" DATETIME;
ALTER TABLE "ExamDate" ADD COLUMN "editedById" TEXT;
ALTER TABLE "ExamDate" ADD COLUMN "contentHash" TEXT;

-- Until now the seed wrote every row of content at every start: an empty hash says that a release before this one did.
UPDATE "Country" SET "contentHash" = '';
UPDATE "City" SET "contentHash" = '';
UPDATE "Profession" SET "contentHash" = '';
UPDATE "ProgrammeGroup" SET "contentHash" = '';
UPDATE "Institution" SET "contentHash" = '';
UPDATE "Major" SET "contentHash" = '';
UPDATE "GrantCutoff" SET "contentHash" = '';
UPDATE "LegalFloor" SET "contentHash" = '';
UPDATE "Material" SET "contentHash" = '';
UPDATE "ExamDate" SET "contentHash" = '';

-- Cut-offs are the exception: the seed only ever added them, and an operator may have imported others since. The log tells
-- which cycles; their rows stay as they are.
UPDATE "GrantCutoff" SET "origin" = 'ADMIN', "contentHash" = NULL,
  "editedAt" = (
    SELECT MAX(e."at") FROM "AuditEvent" e
    WHERE e."action" = 'cutoffs.imported' AND json_extract(e."details", '$.cycle') = "GrantCutoff"."cycle"
  ),
  "editedById" = (
    SELECT e."actorId" FROM "AuditEvent" e
    WHERE e."action" = 'cutoffs.imported' AND json_extract(e."details", '$.cycle') = "GrantCutoff"."cycle"
    ORDER BY e."at" DESC LIMIT 1
  )
WHERE "cycle" IN (SELECT json_extract("details", '$.cycle') FROM "AuditEvent" WHERE "action" = 'cutoffs.imported');

-- A profile may only name pictures that are there and its own.
UPDATE "Profile" SET "avatarId" = NULL WHERE "avatarId" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "StoredFile" f WHERE f."id" = "Profile"."avatarId" AND f."ownerId" = "Profile"."userId"
);
UPDATE "Profile" SET "coverId" = NULL WHERE "coverId" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "StoredFile" f WHERE f."id" = "Profile"."coverId" AND f."ownerId" = "Profile"."userId"
);

-- Kept files nobody refers to were found by the sweep, which now looks at pending ones alone.
UPDATE "StoredFile" SET "state" = 'PENDING' WHERE "state" = 'KEPT'
  AND NOT EXISTS (SELECT 1 FROM "Certificate" c WHERE c."fileId" = "StoredFile"."id")
  AND NOT EXISTS (SELECT 1 FROM "Profile" p WHERE p."avatarId" = "StoredFile"."id")
  AND NOT EXISTS (SELECT 1 FROM "Profile" p WHERE p."coverId" = "StoredFile"."id");

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Profile" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "gender" TEXT,
    "dateOfBirth" TEXT,
    "status" TEXT,
    "year" INTEGER,
    "cityId" TEXT,
    "plannedPreparation" INTEGER,
    "organization" TEXT,
    "bio" TEXT,
    "avatarId" TEXT,
    "coverId" TEXT,
    "visibility" TEXT,
    "followerCount" INTEGER NOT NULL DEFAULT 0,
    "followingCount" INTEGER NOT NULL DEFAULT 0,
    "achievementCount" INTEGER NOT NULL DEFAULT 0,
    "projectCount" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Profile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Profile_cityId_fkey" FOREIGN KEY ("cityId") REFERENCES "City" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Profile_avatarId_fkey" FOREIGN KEY ("avatarId") REFERENCES "StoredFile" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Profile_coverId_fkey" FOREIGN KEY ("coverId") REFERENCES "StoredFile" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Profile" ("achievementCount", "avatarId", "bio", "cityId", "coverId", "dateOfBirth", "firstName", "followerCount", "followingCount", "gender", "lastName", "organization", "plannedPreparation", "projectCount", "status", "userId", "visibility", "year") SELECT "achievementCount", "avatarId", "bio", "cityId", "coverId", "dateOfBirth", "firstName", "followerCount", "followingCount", "gender", "lastName", "organization", "plannedPreparation", "projectCount", "status", "userId", "visibility", "year" FROM "Profile";
DROP TABLE "Profile";
ALTER TABLE "new_Profile" RENAME TO "Profile";
CREATE UNIQUE INDEX "Profile_avatarId_key" ON "Profile"("avatarId");
CREATE UNIQUE INDEX "Profile_coverId_key" ON "Profile"("coverId");
CREATE INDEX "Profile_cityId_idx" ON "Profile"("cityId");
CREATE TABLE "new_StoredFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'PENDING',
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "variants" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "StoredFile_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_StoredFile" ("bytes", "createdAt", "hash", "id", "kind", "name", "ownerId", "state", "type", "variants") SELECT "bytes", "createdAt", "hash", "id", "kind", "name", "ownerId", "state", "type", "variants" FROM "StoredFile";
DROP TABLE "StoredFile";
ALTER TABLE "new_StoredFile" RENAME TO "StoredFile";
CREATE INDEX "StoredFile_ownerId_kind_idx" ON "StoredFile"("ownerId", "kind");
CREATE INDEX "StoredFile_state_createdAt_idx" ON "StoredFile"("state", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex: of every reference that had none, and of the new tables
CREATE INDEX "ContentSuggestion_decidedAt_createdAt_id_idx" ON "ContentSuggestion"("decidedAt", "createdAt", "id");
CREATE UNIQUE INDEX "ContentSuggestion_table_rowId_hash_key" ON "ContentSuggestion"("table", "rowId", "hash");
CREATE INDEX "Organization_cityId_idx" ON "Organization"("cityId");
CREATE INDEX "Member_groupId_idx" ON "Member"("groupId");
CREATE INDEX "Group_mentorId_idx" ON "Group"("mentorId");
CREATE INDEX "Requirement_majorId_idx" ON "Requirement"("majorId");
CREATE INDEX "InstitutionPick_institutionId_idx" ON "InstitutionPick"("institutionId");
CREATE INDEX "InstitutionChoice_majorId_idx" ON "InstitutionChoice"("majorId");
CREATE INDEX "Plan_professionId_idx" ON "Plan"("professionId");
CREATE INDEX "Plan_majorId_idx" ON "Plan"("majorId");
CREATE INDEX "PlanMaterial_materialId_idx" ON "PlanMaterial"("materialId");
CREATE INDEX IF NOT EXISTS "Item_scaleId_idx" ON "Item"("scaleId");
CREATE INDEX IF NOT EXISTS "Answer_itemId_idx" ON "Answer"("itemId");
CREATE INDEX IF NOT EXISTS "ScaleScore_scaleId_idx" ON "ScaleScore"("scaleId");
CREATE INDEX "Recommendation_userId_idx" ON "Recommendation"("userId");
CREATE INDEX "Recommendation_professionId_idx" ON "Recommendation"("professionId");
CREATE INDEX "Recommendation_analysisId_idx" ON "Recommendation"("analysisId");
