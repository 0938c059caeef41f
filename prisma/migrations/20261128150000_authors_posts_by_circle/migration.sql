-- CreateIndex
CREATE INDEX "Post_authorId_scope_state_createdAt_id_idx" ON "Post"("authorId", "scope", "state", "createdAt", "id");
