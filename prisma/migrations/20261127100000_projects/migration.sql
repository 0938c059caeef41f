-- CreateTable
CREATE TABLE "Project" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "story" TEXT NOT NULL DEFAULT '',
    "seeks" TEXT,
    "status" TEXT NOT NULL DEFAULT 'RECRUITING',
    "state" TEXT NOT NULL DEFAULT 'DRAFT',
    "step" INTEGER NOT NULL DEFAULT 0,
    "audience" TEXT NOT NULL DEFAULT 'ORGANIZATION',
    "scope" TEXT NOT NULL DEFAULT '',
    "organizationId" TEXT,
    "cityId" TEXT,
    "bannerId" TEXT,
    "logoId" TEXT,
    "website" TEXT,
    "github" TEXT,
    "linkedin" TEXT,
    "x" TEXT,
    "telegram" TEXT,
    "threadId" TEXT,
    "popular" BOOLEAN NOT NULL DEFAULT false,
    "followerCount" INTEGER NOT NULL DEFAULT 0,
    "memberCount" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "savedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "publishedAt" DATETIME,
    "editedAt" DATETIME,
    "sweepAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "Project_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Project_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Project_cityId_fkey" FOREIGN KEY ("cityId") REFERENCES "City" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Project_bannerId_fkey" FOREIGN KEY ("bannerId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Project_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Project_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Post" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProjectObjective" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "doneAt" DATETIME,
    "doneById" TEXT,
    CONSTRAINT "ProjectObjective_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProjectSkill" (
    "projectId" TEXT NOT NULL,
    "skill" TEXT NOT NULL,
    "name" TEXT,
    "order" INTEGER NOT NULL,

    PRIMARY KEY ("projectId", "skill"),
    CONSTRAINT "ProjectSkill_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProjectInterest" (
    "projectId" TEXT NOT NULL,
    "subject" TEXT NOT NULL,

    PRIMARY KEY ("projectId", "subject"),
    CONSTRAINT "ProjectInterest_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProjectImage" (
    "projectId" TEXT NOT NULL,
    "fileId" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "description" TEXT,
    "look" TEXT,

    PRIMARY KEY ("projectId", "fileId"),
    CONSTRAINT "ProjectImage_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ProjectImage_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProjectMember" (
    "projectId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'MEMBER',
    "duty" TEXT,
    "joinedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "pinnedAt" DATETIME,

    PRIMARY KEY ("projectId", "userId"),
    CONSTRAINT "ProjectMember_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ProjectMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProjectRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'OPEN',
    "openKey" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" DATETIME,
    CONSTRAINT "ProjectRequest_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ProjectRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProjectFollow" (
    "projectId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("projectId", "userId"),
    CONSTRAINT "ProjectFollow_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ProjectFollow_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Portfolio" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "about" TEXT,
    "shown" JSONB NOT NULL,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Portfolio_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PortfolioShare" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "PortfolioShare_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
-- Written by hand: Prisma would make both tables anew, which costs their triggers and a copy of every post.
ALTER TABLE "Post" ADD COLUMN "projectId" TEXT REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "Organization" ADD COLUMN "teamsWithOthers" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Post_projectId_idx" ON "Post"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "Project_bannerId_key" ON "Project"("bannerId");

-- CreateIndex
CREATE UNIQUE INDEX "Project_logoId_key" ON "Project"("logoId");

-- CreateIndex
CREATE UNIQUE INDEX "Project_threadId_key" ON "Project"("threadId");

-- CreateIndex
CREATE INDEX "Project_scope_state_status_publishedAt_id_idx" ON "Project"("scope", "state", "status", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Project_scope_state_publishedAt_id_idx" ON "Project"("scope", "state", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Project_scope_state_popular_followerCount_id_idx" ON "Project"("scope", "state", "popular", "followerCount", "id");

-- CreateIndex
CREATE INDEX "Project_ownerId_state_savedAt_id_idx" ON "Project"("ownerId", "state", "savedAt", "id");

-- CreateIndex
CREATE INDEX "Project_organizationId_idx" ON "Project"("organizationId");

-- CreateIndex
CREATE INDEX "Project_cityId_idx" ON "Project"("cityId");

-- CreateIndex
CREATE INDEX "Project_sweepAt_idx" ON "Project"("sweepAt");

-- CreateIndex
CREATE INDEX "ProjectObjective_projectId_order_idx" ON "ProjectObjective"("projectId", "order");

-- CreateIndex
CREATE INDEX "ProjectSkill_skill_projectId_idx" ON "ProjectSkill"("skill", "projectId");

-- CreateIndex
CREATE INDEX "ProjectInterest_subject_projectId_idx" ON "ProjectInterest"("subject", "projectId");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectImage_fileId_key" ON "ProjectImage"("fileId");

-- CreateIndex
CREATE INDEX "ProjectImage_projectId_order_idx" ON "ProjectImage"("projectId", "order");

-- CreateIndex
CREATE INDEX "ProjectMember_userId_pinnedAt_joinedAt_idx" ON "ProjectMember"("userId", "pinnedAt", "joinedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectRequest_openKey_key" ON "ProjectRequest"("openKey");

-- CreateIndex
CREATE INDEX "ProjectRequest_projectId_state_createdAt_id_idx" ON "ProjectRequest"("projectId", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ProjectRequest_userId_createdAt_idx" ON "ProjectRequest"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "ProjectFollow_userId_createdAt_projectId_idx" ON "ProjectFollow"("userId", "createdAt", "projectId");

-- CreateIndex
CREATE INDEX "ProjectFollow_createdAt_projectId_idx" ON "ProjectFollow"("createdAt", "projectId");

-- CreateIndex
CREATE INDEX "PortfolioShare_userId_createdAt_idx" ON "PortfolioShare"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "PortfolioShare_expiresAt_idx" ON "PortfolioShare"("expiresAt");

