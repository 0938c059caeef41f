-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "authorId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "organizationId" TEXT,
    "attached" JSONB,
    "state" TEXT NOT NULL DEFAULT 'SHOWN',
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "commentCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" DATETIME,
    "sweepAt" DATETIME,
    CONSTRAINT "Post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Post_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PostPicture" (
    "postId" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "fileId" TEXT NOT NULL,
    "description" TEXT,
    "look" TEXT,

    PRIMARY KEY ("postId", "order"),
    CONSTRAINT "PostPicture_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PostPicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Hashtag" (
    "folded" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "PostHashtag" (
    "postId" TEXT NOT NULL,
    "hashtag" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("postId", "hashtag"),
    CONSTRAINT "PostHashtag_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PostHashtag_hashtag_fkey" FOREIGN KEY ("hashtag") REFERENCES "Hashtag" ("folded") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Trend" (
    "hashtag" TEXT NOT NULL PRIMARY KEY,
    "order" INTEGER NOT NULL,
    "people" INTEGER NOT NULL,
    "computedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Trend_hashtag_fkey" FOREIGN KEY ("hashtag") REFERENCES "Hashtag" ("folded") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Mention" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "postId" TEXT NOT NULL,
    "commentId" TEXT,
    "userId" TEXT NOT NULL,
    CONSTRAINT "Mention_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Mention_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Mention_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Comment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "postId" TEXT NOT NULL,
    "authorId" TEXT,
    "replyToId" TEXT,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'SHOWN',
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" DATETIME,
    "sweepAt" DATETIME,
    CONSTRAINT "Comment_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Comment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Comment_replyToId_fkey" FOREIGN KEY ("replyToId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PostLike" (
    "postId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("postId", "userId"),
    CONSTRAINT "PostLike_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PostLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CommentLike" (
    "commentId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("commentId", "userId"),
    CONSTRAINT "CommentLike_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CommentLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Story" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "authorId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT,
    "ground" TEXT,
    "fileId" TEXT,
    "description" TEXT,
    "seconds" REAL,
    "look" TEXT,
    "audience" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "organizationId" TEXT,
    "state" TEXT NOT NULL DEFAULT 'SHOWN',
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "viewCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Story_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Story_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Story_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StoryView" (
    "storyId" TEXT NOT NULL,
    "viewerId" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "liked" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("storyId", "viewerId"),
    CONSTRAINT "StoryView_storyId_fkey" FOREIGN KEY ("storyId") REFERENCES "Story" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "StoryView_viewerId_fkey" FOREIGN KEY ("viewerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Block" (
    "blockerId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("blockerId", "blockedId"),
    CONSTRAINT "Block_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Mute" (
    "muterId" TEXT NOT NULL,
    "mutedId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("muterId", "mutedId"),
    CONSTRAINT "Mute_muterId_fkey" FOREIGN KEY ("muterId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Mute_mutedId_fkey" FOREIGN KEY ("mutedId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "caseId" TEXT NOT NULL,
    "reporterId" TEXT,
    "reason" TEXT NOT NULL,
    "words" TEXT,
    "weight" REAL NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "toldAt" DATETIME,
    CONSTRAINT "Report_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "ModerationCase" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ModerationCase" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "targetKind" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "openKey" TEXT,
    "ownerId" TEXT,
    "organizationId" TEXT,
    "cause" TEXT NOT NULL,
    "gravity" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'OPEN',
    "text" TEXT NOT NULL,
    "openedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" DATETIME,
    "decidedAt" DATETIME,
    "decidedById" TEXT,
    "decision" TEXT,
    "sanction" TEXT,
    "reason" TEXT,
    "words" TEXT,
    "appealedAt" DATETIME,
    "appeal" TEXT,
    "answeredAt" DATETIME,
    "answeredById" TEXT,
    "answer" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "ModerationCase_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ModerationCase_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Sanction" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "words" TEXT,
    "caseId" TEXT,
    "byId" TEXT,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "until" DATETIME,
    CONSTRAINT "Sanction_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PictureHash" (
    "look" TEXT NOT NULL PRIMARY KEY,
    "removedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "caseId" TEXT
);

-- CreateTable
CREATE TABLE "HelpLine" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "name" JSONB NOT NULL,
    "about" JSONB NOT NULL,
    "origin" TEXT NOT NULL DEFAULT 'SEED',
    "editedAt" DATETIME,
    "editedById" TEXT,
    "contentHash" TEXT
);

-- CreateTable
CREATE TABLE "NotificationSetting" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "wanted" BOOLEAN NOT NULL,

    PRIMARY KEY ("userId", "kind"),
    CONSTRAINT "NotificationSetting_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SearchDocument" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "kind" TEXT NOT NULL,
    "refId" TEXT NOT NULL,
    "ownerId" TEXT,
    "scope" TEXT NOT NULL,
    "folded" TEXT NOT NULL,
    CONSTRAINT "SearchDocument_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "gatherKey" TEXT,
    "people" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" DATETIME,
    CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Notification" ("createdAt", "id", "kind", "params", "readAt", "userId") SELECT "createdAt", "id", "kind", "params", "readAt", "userId" FROM "Notification";
DROP TABLE "Notification";
ALTER TABLE "new_Notification" RENAME TO "Notification";
CREATE INDEX "Notification_userId_createdAt_id_idx" ON "Notification"("userId", "createdAt", "id");
CREATE INDEX "Notification_userId_gatherKey_idx" ON "Notification"("userId", "gatherKey");
CREATE INDEX "Notification_userId_readAt_idx" ON "Notification"("userId", "readAt");
CREATE INDEX "Notification_createdAt_idx" ON "Notification"("createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Post_scope_state_createdAt_id_idx" ON "Post"("scope", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Post_authorId_state_createdAt_id_idx" ON "Post"("authorId", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Post_organizationId_idx" ON "Post"("organizationId");

-- CreateIndex
CREATE INDEX "Post_sweepAt_idx" ON "Post"("sweepAt");

-- CreateIndex
CREATE UNIQUE INDEX "PostPicture_fileId_key" ON "PostPicture"("fileId");

-- CreateIndex
CREATE INDEX "PostHashtag_hashtag_scope_createdAt_postId_idx" ON "PostHashtag"("hashtag", "scope", "createdAt", "postId");

-- CreateIndex
CREATE INDEX "PostHashtag_createdAt_hashtag_authorId_idx" ON "PostHashtag"("createdAt", "hashtag", "authorId");

-- CreateIndex
CREATE INDEX "Trend_order_idx" ON "Trend"("order");

-- CreateIndex
CREATE INDEX "Mention_postId_idx" ON "Mention"("postId");

-- CreateIndex
CREATE INDEX "Mention_commentId_idx" ON "Mention"("commentId");

-- CreateIndex
CREATE INDEX "Mention_userId_idx" ON "Mention"("userId");

-- CreateIndex
CREATE INDEX "Comment_postId_replyToId_createdAt_id_idx" ON "Comment"("postId", "replyToId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Comment_replyToId_createdAt_id_idx" ON "Comment"("replyToId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Comment_authorId_createdAt_id_idx" ON "Comment"("authorId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Comment_sweepAt_idx" ON "Comment"("sweepAt");

-- CreateIndex
CREATE INDEX "PostLike_userId_idx" ON "PostLike"("userId");

-- CreateIndex
CREATE INDEX "CommentLike_userId_idx" ON "CommentLike"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Story_fileId_key" ON "Story"("fileId");

-- CreateIndex
CREATE INDEX "Story_scope_state_expiresAt_id_idx" ON "Story"("scope", "state", "expiresAt", "id");

-- CreateIndex
CREATE INDEX "Story_authorId_expiresAt_id_idx" ON "Story"("authorId", "expiresAt", "id");

-- CreateIndex
CREATE INDEX "Story_organizationId_idx" ON "Story"("organizationId");

-- CreateIndex
CREATE INDEX "Story_expiresAt_idx" ON "Story"("expiresAt");

-- CreateIndex
CREATE INDEX "StoryView_viewerId_idx" ON "StoryView"("viewerId");

-- CreateIndex
CREATE INDEX "Block_blockedId_idx" ON "Block"("blockedId");

-- CreateIndex
CREATE INDEX "Mute_mutedId_idx" ON "Mute"("mutedId");

-- CreateIndex
CREATE INDEX "Report_reporterId_createdAt_id_idx" ON "Report"("reporterId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Report_caseId_reporterId_key" ON "Report"("caseId", "reporterId");

-- CreateIndex
CREATE UNIQUE INDEX "ModerationCase_openKey_key" ON "ModerationCase"("openKey");

-- CreateIndex
CREATE INDEX "ModerationCase_state_gravity_openedAt_id_idx" ON "ModerationCase"("state", "gravity", "openedAt", "id");

-- CreateIndex
CREATE INDEX "ModerationCase_targetKind_targetId_idx" ON "ModerationCase"("targetKind", "targetId");

-- CreateIndex
CREATE INDEX "ModerationCase_ownerId_openedAt_id_idx" ON "ModerationCase"("ownerId", "openedAt", "id");

-- CreateIndex
CREATE INDEX "ModerationCase_organizationId_state_openedAt_id_idx" ON "ModerationCase"("organizationId", "state", "openedAt", "id");

-- CreateIndex
CREATE INDEX "ModerationCase_decidedAt_idx" ON "ModerationCase"("decidedAt");

-- CreateIndex
CREATE INDEX "Sanction_userId_at_id_idx" ON "Sanction"("userId", "at", "id");

-- CreateIndex
CREATE INDEX "SearchDocument_ownerId_idx" ON "SearchDocument"("ownerId");

-- CreateIndex
CREATE UNIQUE INDEX "SearchDocument_kind_refId_key" ON "SearchDocument"("kind", "refId");

-- CreateIndex
CREATE INDEX "Profile_dateOfBirth_idx" ON "Profile"("dateOfBirth");

