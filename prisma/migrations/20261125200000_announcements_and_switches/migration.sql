-- What the site tells on every page, and the parts of it that are turned off (decision 087).

-- CreateTable
CREATE TABLE "Announcement" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "text" JSONB NOT NULL,
    "path" TEXT,
    "tone" TEXT NOT NULL DEFAULT 'NOTE',
    "audience" TEXT NOT NULL DEFAULT 'EVERYBODY',
    "from" DATETIME NOT NULL,
    "until" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedById" TEXT
);

-- CreateTable
CREATE TABLE "FeatureSwitch" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "on" BOOLEAN NOT NULL,
    "reason" JSONB,
    "changedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedById" TEXT
);

-- CreateIndex
CREATE INDEX "Announcement_until_idx" ON "Announcement"("until");

-- CreateIndex
CREATE INDEX "Announcement_from_id_idx" ON "Announcement"("from", "id");

