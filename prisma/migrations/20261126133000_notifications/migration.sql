-- DropIndex
DROP INDEX "InstitutionPick_institutionId_idx";

-- DropIndex
DROP INDEX "Notification_userId_gatherKey_idx";

-- DropIndex
DROP INDEX "Notification_userId_readAt_idx";

-- CreateIndex
CREATE INDEX "InstitutionPick_institutionId_userId_idx" ON "InstitutionPick"("institutionId", "userId");

-- CreateIndex
CREATE INDEX "Notification_userId_gatherKey_createdAt_id_idx" ON "Notification"("userId", "gatherKey", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_createdAt_id_idx" ON "Notification"("userId", "readAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "NotificationSetting_kind_userId_idx" ON "NotificationSetting"("kind", "userId");

