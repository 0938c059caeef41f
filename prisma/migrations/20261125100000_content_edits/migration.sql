-- What administrators did to rows of content (decision 075).

-- CreateTable
CREATE TABLE "ContentEdit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "table" TEXT NOT NULL,
    "rowId" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editorId" TEXT,
    "kind" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB
);

-- CreateIndex
CREATE INDEX "ContentEdit_table_rowId_at_id_idx" ON "ContentEdit"("table", "rowId", "at", "id");

-- CreateIndex
CREATE INDEX "ContentEdit_editorId_idx" ON "ContentEdit"("editorId");
