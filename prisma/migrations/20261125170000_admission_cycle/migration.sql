-- CreateTable
CREATE TABLE "GrantImport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "fileName" TEXT NOT NULL,
    "actorId" TEXT,
    "state" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "rows" INTEGER NOT NULL,
    "basis" TEXT,
    "fit" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" DATETIME,
    "decidedById" TEXT
);

-- CreateTable
CREATE TABLE "GrantImportRow" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "importId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "rowId" TEXT,
    "section" TEXT,
    "form" TEXT,
    "groupCode" TEXT,
    "universityCode" TEXT,
    "tag" TEXT,
    "quota" TEXT,
    "part" TEXT,
    "minimum" INTEGER,
    "average" REAL,
    "grants" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "cells" JSONB,
    "reasons" JSONB,
    CONSTRAINT "GrantImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "GrantImport" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ExchangeRate" (
    "currency" TEXT NOT NULL PRIMARY KEY,
    "tenge" REAL NOT NULL,
    "per" INTEGER NOT NULL DEFAULT 1,
    "date" TEXT NOT NULL,
    "source" JSONB NOT NULL,
    "origin" TEXT NOT NULL DEFAULT 'SEED',
    "editedAt" DATETIME,
    "editedById" TEXT,
    "contentHash" TEXT
);

-- CreateIndex
CREATE INDEX "GrantImport_createdAt_id_idx" ON "GrantImport"("createdAt", "id");

-- CreateIndex
CREATE INDEX "GrantImportRow_importId_outcome_number_idx" ON "GrantImportRow"("importId", "outcome", "number");

