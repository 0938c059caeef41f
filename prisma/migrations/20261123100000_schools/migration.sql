-- Schools: organisations, their classes and imports, slips with one-time passwords, notes and talks (decision 070).

-- AlterTable
ALTER TABLE "AuditEvent" ADD COLUMN "organizationId" TEXT;

-- CreateTable
CREATE TABLE "GroupYear" (
    "groupId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "schoolYear" INTEGER NOT NULL,

    PRIMARY KEY ("groupId", "userId", "schoolYear"),
    CONSTRAINT "GroupYear_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "GroupYear_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PasswordSlip" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "organizationId" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "givenById" TEXT,
    "givenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "PasswordSlip_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PasswordSlip_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Import" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "organizationId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "actorId" TEXT,
    "fileName" TEXT NOT NULL,
    "fileHash" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'CHECKED',
    "columns" JSONB NOT NULL,
    "counts" JSONB NOT NULL,
    "rows" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "language" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" DATETIME,
    "finishedAt" DATETIME,
    "undoUntil" DATETIME,
    "undoneAt" DATETIME,
    CONSTRAINT "Import_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ImportRow" (
    "importId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'WAITING',
    "values" JSONB NOT NULL,
    "refusals" JSONB,
    "doubles" JSONB,
    "choice" TEXT,
    "userId" TEXT,
    "before" JSONB,

    PRIMARY KEY ("importId", "number"),
    CONSTRAINT "ImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CounsellorNote" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "organizationId" TEXT NOT NULL,
    "authorId" TEXT,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CounsellorNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CounsellorNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "CounsellorNote_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Talk" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "organizationId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT,
    "words" TEXT,
    "authorId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Talk_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Talk_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Talk_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable: columns are added in place, so that no member and no group is touched
ALTER TABLE "Organization" ADD COLUMN "nameKey" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Organization" ADD COLUMN "contactName" TEXT;
ALTER TABLE "Organization" ADD COLUMN "contactEmail" TEXT;
ALTER TABLE "Organization" ADD COLUMN "contactPhone" TEXT;
ALTER TABLE "Organization" ADD COLUMN "joinCode" TEXT;
ALTER TABLE "Organization" ADD COLUMN "firstHourHiddenAt" DATETIME;
ALTER TABLE "Organization" ADD COLUMN "safetyContactId" TEXT REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Organization" ADD COLUMN "applicationId" TEXT REFERENCES "PartnerApplication" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Organization" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Organization" ADD COLUMN "createdAt" DATETIME;
ALTER TABLE "Member" ADD COLUMN "statusReason" TEXT;
ALTER TABLE "Member" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Group" ADD COLUMN "openCode" TEXT;
ALTER TABLE "Group" ADD COLUMN "year" INTEGER;
ALTER TABLE "Group" ADD COLUMN "archivedAt" DATETIME;
ALTER TABLE "Group" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Group" ADD COLUMN "createdAt" DATETIME;
ALTER TABLE "User" ADD COLUMN "managedById" TEXT REFERENCES "Organization" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Profile" ADD COLUMN "nameKey" TEXT NOT NULL DEFAULT '';

-- DropIndex
DROP INDEX "Group_organizationId_code_key";

-- CreateIndex
CREATE UNIQUE INDEX "Organization_joinCode_key" ON "Organization"("joinCode");
CREATE UNIQUE INDEX "Organization_applicationId_key" ON "Organization"("applicationId");
CREATE INDEX "Organization_safetyContactId_idx" ON "Organization"("safetyContactId");
CREATE INDEX "Organization_nameKey_id_idx" ON "Organization"("nameKey", "id");
CREATE INDEX "Group_organizationId_archivedAt_id_idx" ON "Group"("organizationId", "archivedAt", "id");
CREATE UNIQUE INDEX "Group_organizationId_openCode_key" ON "Group"("organizationId", "openCode");
CREATE INDEX "User_managedById_idx" ON "User"("managedById");
CREATE INDEX "Profile_nameKey_userId_idx" ON "Profile"("nameKey", "userId");

-- CreateIndex
CREATE INDEX "GroupYear_userId_idx" ON "GroupYear"("userId");

-- CreateIndex
CREATE INDEX "PasswordSlip_organizationId_givenAt_userId_idx" ON "PasswordSlip"("organizationId", "givenAt", "userId");

-- CreateIndex
CREATE INDEX "PasswordSlip_expiresAt_idx" ON "PasswordSlip"("expiresAt");

-- CreateIndex
CREATE INDEX "Import_organizationId_createdAt_id_idx" ON "Import"("organizationId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Import_state_createdAt_idx" ON "Import"("state", "createdAt");

-- CreateIndex
CREATE INDEX "ImportRow_importId_outcome_number_idx" ON "ImportRow"("importId", "outcome", "number");

-- CreateIndex
CREATE INDEX "ImportRow_importId_state_number_idx" ON "ImportRow"("importId", "state", "number");

-- CreateIndex
CREATE INDEX "ImportRow_userId_idx" ON "ImportRow"("userId");

-- CreateIndex
CREATE INDEX "CounsellorNote_userId_organizationId_createdAt_id_idx" ON "CounsellorNote"("userId", "organizationId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "CounsellorNote_authorId_idx" ON "CounsellorNote"("authorId");

-- CreateIndex
CREATE INDEX "CounsellorNote_organizationId_idx" ON "CounsellorNote"("organizationId");

-- CreateIndex
CREATE INDEX "Talk_userId_organizationId_createdAt_id_idx" ON "Talk"("userId", "organizationId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Talk_organizationId_kind_createdAt_idx" ON "Talk"("organizationId", "kind", "createdAt");

-- CreateIndex
CREATE INDEX "Talk_authorId_idx" ON "Talk"("authorId");

-- CreateIndex
CREATE INDEX "AuditEvent_organizationId_at_id_idx" ON "AuditEvent"("organizationId", "at", "id");

