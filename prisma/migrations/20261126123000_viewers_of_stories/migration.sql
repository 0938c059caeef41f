-- CreateIndex
CREATE INDEX "StoryView_storyId_at_viewerId_idx" ON "StoryView"("storyId", "at", "viewerId");

