-- A test becomes a test and its versions. What stands now is the published version and keeps every id. Attempts and
-- norms of earlier versions get retired versions of their own, with copies of the scales and items of today: those they
-- were taken with were overwritten. All in one transaction: it is done as a whole or not at all.
PRAGMA foreign_keys=OFF;
BEGIN IMMEDIATE;

-- CreateTable
CREATE TABLE "TestVersion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "testId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "currentKey" TEXT,
    "minutes" INTEGER NOT NULL,
    "minimumAge" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    "options" JSONB NOT NULL,
    "timed" BOOLEAN NOT NULL DEFAULT false,
    "publishedAt" DATETIME,
    "contentHash" TEXT,
    CONSTRAINT "TestVersion_testId_fkey" FOREIGN KEY ("testId") REFERENCES "Test" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

INSERT INTO "TestVersion" ("id", "testId", "number", "state", "currentKey", "minutes", "minimumAge", "texts", "options", "timed")
SELECT
    t."id" || '-v' || n."number",
    t."id",
    n."number",
    CASE WHEN n."number" <> t."version" THEN 'RETIRED' WHEN t."state" = 'DRAFT' THEN 'DRAFT' ELSE 'PUBLISHED' END,
    CASE WHEN n."number" <> t."version" THEN NULL WHEN t."state" = 'DRAFT' THEN t."id" || ' DRAFT' ELSE t."id" || ' PUBLISHED' END,
    t."minutes", t."minimumAge", t."texts", t."options", t."timed"
FROM "Test" t
JOIN (
    SELECT "id" AS "testId", "version" AS "number" FROM "Test"
    UNION SELECT "testId", "testVersion" FROM "Attempt"
    UNION SELECT "testId", "testVersion" FROM "Norm"
) n ON n."testId" = t."id";

-- CreateIndex
CREATE UNIQUE INDEX "TestVersion_currentKey_key" ON "TestVersion"("currentKey");
CREATE UNIQUE INDEX "TestVersion_testId_number_key" ON "TestVersion"("testId", "number");

-- Where a scale and an item of today are in each version; the present one keeps its ids.
CREATE TEMPORARY TABLE "ScaleOf" AS
SELECT s."id" AS "oldId", v."id" AS "versionId",
    CASE WHEN v."state" = 'RETIRED' THEN v."id" || '-' || s."key" ELSE s."id" END AS "newId"
FROM "Scale" s JOIN "TestVersion" v ON v."testId" = s."testId";
CREATE UNIQUE INDEX temp."ScaleOf_key" ON "ScaleOf"("versionId", "oldId");

CREATE TEMPORARY TABLE "ItemOf" AS
SELECT i."id" AS "oldId", v."id" AS "versionId", i."key",
    CASE WHEN v."state" = 'RETIRED' THEN v."id" || '-' || i."key" ELSE i."id" END AS "newId"
FROM (
    SELECT "id", "testId",
        CASE WHEN substr("id", 1, length("testId") + 1) = "testId" || '-' THEN substr("id", length("testId") + 2) ELSE "id" END AS "key"
    FROM "Item"
) i JOIN "TestVersion" v ON v."testId" = i."testId";
CREATE UNIQUE INDEX temp."ItemOf_key" ON "ItemOf"("versionId", "oldId");

-- Attempts at versions that are no longer the present one.
CREATE TEMPORARY TABLE "EarlierAttempt" AS
SELECT a."id", a."testId" || '-v' || a."testVersion" AS "versionId"
FROM "Attempt" a JOIN "Test" t ON t."id" = a."testId" WHERE a."testVersion" <> t."version";
CREATE UNIQUE INDEX temp."EarlierAttempt_key" ON "EarlierAttempt"("id");

-- RedefineTables
CREATE TABLE "new_Answer" (
    "attemptId" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "seconds" REAL,
    "answeredAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("attemptId", "itemId"),
    CONSTRAINT "Answer_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Answer_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "Item" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Answer" ("attemptId", "itemId", "value", "seconds", "answeredAt")
SELECT w."attemptId", COALESCE(o."newId", w."itemId"), w."value", w."seconds", w."answeredAt"
FROM "Answer" w
LEFT JOIN "EarlierAttempt" e ON e."id" = w."attemptId"
LEFT JOIN "ItemOf" o ON o."versionId" = e."versionId" AND o."oldId" = w."itemId";
DROP TABLE "Answer";
ALTER TABLE "new_Answer" RENAME TO "Answer";
CREATE INDEX "Answer_itemId_idx" ON "Answer"("itemId");

CREATE TABLE "new_ScaleScore" (
    "attemptId" TEXT NOT NULL,
    "scaleId" TEXT NOT NULL,
    "mean" REAL NOT NULL,
    "score" REAL NOT NULL,
    "sem" REAL NOT NULL,

    PRIMARY KEY ("attemptId", "scaleId"),
    CONSTRAINT "ScaleScore_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ScaleScore_scaleId_fkey" FOREIGN KEY ("scaleId") REFERENCES "Scale" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_ScaleScore" ("attemptId", "scaleId", "mean", "score", "sem")
SELECT w."attemptId", COALESCE(o."newId", w."scaleId"), w."mean", w."score", w."sem"
FROM "ScaleScore" w
LEFT JOIN "EarlierAttempt" e ON e."id" = w."attemptId"
LEFT JOIN "ScaleOf" o ON o."versionId" = e."versionId" AND o."oldId" = w."scaleId";
DROP TABLE "ScaleScore";
ALTER TABLE "new_ScaleScore" RENAME TO "ScaleScore";
CREATE INDEX "ScaleScore_scaleId_idx" ON "ScaleScore"("scaleId");

CREATE TABLE "new_Item" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "scaleId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "keyed" INTEGER NOT NULL,
    "text" JSONB NOT NULL,
    "options" JSONB,
    "right" INTEGER,
    "why" JSONB,
    CONSTRAINT "Item_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Item_scaleId_fkey" FOREIGN KEY ("scaleId") REFERENCES "Scale" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Item" ("id", "versionId", "scaleId", "key", "order", "keyed", "text", "options", "right", "why")
SELECT o."newId", o."versionId", s."newId", o."key", i."order", i."keyed", i."text", i."options", i."right", i."why"
FROM "ItemOf" o
JOIN "Item" i ON i."id" = o."oldId"
JOIN "ScaleOf" s ON s."versionId" = o."versionId" AND s."oldId" = i."scaleId";
DROP TABLE "Item";
ALTER TABLE "new_Item" RENAME TO "Item";
CREATE INDEX "Item_scaleId_idx" ON "Item"("scaleId");
CREATE UNIQUE INDEX "Item_versionId_key_key" ON "Item"("versionId", "key");
CREATE UNIQUE INDEX "Item_versionId_order_key" ON "Item"("versionId", "order");

CREATE TABLE "new_Scale" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    CONSTRAINT "Scale_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Scale" ("id", "versionId", "key", "order", "texts")
SELECT o."newId", o."versionId", s."key", s."order", s."texts" FROM "ScaleOf" o JOIN "Scale" s ON s."id" = o."oldId";
DROP TABLE "Scale";
ALTER TABLE "new_Scale" RENAME TO "Scale";
CREATE UNIQUE INDEX "Scale_versionId_key_key" ON "Scale"("versionId", "key");

CREATE TABLE "new_Norm" (
    "versionId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "scaleKey" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "mean" REAL NOT NULL,
    "sd" REAL NOT NULL,
    "alpha" REAL NOT NULL,
    "computedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("versionId", "language", "scaleKey"),
    CONSTRAINT "Norm_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Norm" ("versionId", "language", "scaleKey", "n", "mean", "sd", "alpha", "computedAt")
SELECT "testId" || '-v' || "testVersion", "language", "scaleKey", "n", "mean", "sd", "alpha", "computedAt" FROM "Norm";
DROP TABLE "Norm";
ALTER TABLE "new_Norm" RENAME TO "Norm";

CREATE TABLE "new_Attempt" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" DATETIME,
    "openKey" TEXT,
    "deadlineAt" DATETIME,
    "careless" BOOLEAN NOT NULL DEFAULT false,
    "flags" JSONB,
    CONSTRAINT "Attempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Attempt_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Attempt" ("id", "userId", "versionId", "language", "startedAt", "completedAt", "openKey", "deadlineAt", "careless", "flags")
SELECT "id", "userId", "testId" || '-v' || "testVersion", "language", "startedAt", "completedAt", "openKey", "deadlineAt", "careless", "flags"
FROM "Attempt";
DROP TABLE "Attempt";
ALTER TABLE "new_Attempt" RENAME TO "Attempt";
CREATE UNIQUE INDEX "Attempt_openKey_key" ON "Attempt"("openKey");
CREATE INDEX "Attempt_userId_completedAt_id_idx" ON "Attempt"("userId", "completedAt", "id");
CREATE INDEX "Attempt_versionId_language_id_idx" ON "Attempt"("versionId", "language", "id");

CREATE TABLE "new_Test" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "instrument" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'ACTIVE',
    "origin" TEXT NOT NULL DEFAULT 'SEED',
    "editedAt" DATETIME,
    "editedById" TEXT
);
INSERT INTO "new_Test" ("id", "instrument", "form", "order", "state")
SELECT "id", "instrument", "form", "order", CASE "state" WHEN 'DRAFT' THEN 'ACTIVE' ELSE "state" END FROM "Test";
DROP TABLE "Test";
ALTER TABLE "new_Test" RENAME TO "Test";

DROP TABLE temp."ScaleOf";
DROP TABLE temp."ItemOf";
DROP TABLE temp."EarlierAttempt";

COMMIT;
PRAGMA foreign_keys=ON;
