-- CreateTable
CREATE TABLE "Material" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "hours" REAL NOT NULL,
    "free" BOOLEAN NOT NULL,
    "title" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "year" INTEGER,
    "url" TEXT NOT NULL,
    "teaches" JSONB NOT NULL,
    "seen" TEXT,
    "retiredAt" DATETIME
);

-- CreateTable
CREATE TABLE "MaterialSkill" (
    "materialId" TEXT NOT NULL,
    "skill" TEXT NOT NULL,
    "order" INTEGER NOT NULL,

    PRIMARY KEY ("materialId", "skill"),
    CONSTRAINT "MaterialSkill_materialId_fkey" FOREIGN KEY ("materialId") REFERENCES "Material" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ExamDate" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "event" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "registerFrom" TEXT,
    "registerTo" TEXT,
    "expected" BOOLEAN NOT NULL,
    "source" JSONB NOT NULL
);

-- CreateTable
CREATE TABLE "PlanDraft" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "submissionId" TEXT NOT NULL,
    "status" TEXT,
    "year" INTEGER,
    "years" INTEGER,
    "goal" TEXT,
    "professionId" TEXT,
    "majorId" TEXT,
    "about" TEXT,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "PlanDraft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Plan" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "goal" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'PENDING',
    "openKey" TEXT,
    "passed" INTEGER NOT NULL DEFAULT 0,
    "failedAt" DATETIME,
    "situation" JSONB NOT NULL,
    "professionId" TEXT,
    "majorId" TEXT,
    "about" TEXT,
    "facts" JSONB,
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "madeAt" DATETIME,
    "completedAt" DATETIME,
    "archivedAt" DATETIME,
    CONSTRAINT "Plan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Plan_professionId_fkey" FOREIGN KEY ("professionId") REFERENCES "Profession" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Plan_majorId_fkey" FOREIGN KEY ("majorId") REFERENCES "Major" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Stage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "planId" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "startsOn" TEXT NOT NULL,
    "endsOn" TEXT NOT NULL,
    CONSTRAINT "Stage_planId_fkey" FOREIGN KEY ("planId") REFERENCES "Plan" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Subtask" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "planId" TEXT NOT NULL,
    "stageId" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "dueOn" TEXT NOT NULL,
    "doneAt" DATETIME,
    CONSTRAINT "Subtask_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "Stage" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PlanMaterial" (
    "subtaskId" TEXT NOT NULL,
    "materialId" TEXT NOT NULL,
    "order" INTEGER NOT NULL,

    PRIMARY KEY ("subtaskId", "materialId"),
    CONSTRAINT "PlanMaterial_subtaskId_fkey" FOREIGN KEY ("subtaskId") REFERENCES "Subtask" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PlanMaterial_materialId_fkey" FOREIGN KEY ("materialId") REFERENCES "Material" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Achievement" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "subject" TEXT,
    "receivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Achievement_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" DATETIME,
    CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "MaterialSkill_skill_order_materialId_idx" ON "MaterialSkill"("skill", "order", "materialId");

-- CreateIndex
CREATE UNIQUE INDEX "Plan_openKey_key" ON "Plan"("openKey");

-- CreateIndex
CREATE INDEX "Plan_userId_createdAt_id_idx" ON "Plan"("userId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Stage_planId_key_key" ON "Stage"("planId", "key");

-- CreateIndex
CREATE INDEX "Subtask_stageId_order_idx" ON "Subtask"("stageId", "order");

-- CreateIndex
CREATE UNIQUE INDEX "Subtask_planId_key_key" ON "Subtask"("planId", "key");

-- CreateIndex
CREATE INDEX "Achievement_userId_receivedAt_id_idx" ON "Achievement"("userId", "receivedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Achievement_userId_key_key" ON "Achievement"("userId", "key");

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_id_idx" ON "Notification"("userId", "createdAt", "id");

