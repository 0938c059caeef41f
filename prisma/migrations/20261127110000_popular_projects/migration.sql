-- CreateIndex
CREATE INDEX "Project_popular_idx" ON "Project"("popular");
