-- Why an account is shut and until when; indexes for the lists of people and of the audit log.
ALTER TABLE "User" ADD COLUMN "stateReason" TEXT;
ALTER TABLE "User" ADD COLUMN "stateUntil" DATETIME;

-- CreateIndex
CREATE INDEX "User_stateUntil_idx" ON "User"("stateUntil");

-- CreateIndex
CREATE INDEX "User_systemRole_id_idx" ON "User"("systemRole", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_at_id_idx" ON "AuditEvent"("at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_action_at_id_idx" ON "AuditEvent"("action", "at", "id");
