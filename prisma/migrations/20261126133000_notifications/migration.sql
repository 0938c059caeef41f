-- DropIndex
DROP INDEX "Notification_userId_readAt_idx";

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_createdAt_id_idx" ON "Notification"("userId", "readAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "NotificationSetting_kind_userId_idx" ON "NotificationSetting"("kind", "userId");
