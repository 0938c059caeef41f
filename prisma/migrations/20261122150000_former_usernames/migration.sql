-- CreateTable
CREATE TABLE "FormerUsername" (
    "usernameFolded" TEXT NOT NULL PRIMARY KEY,
    "username" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "keptUntil" DATETIME NOT NULL,
    CONSTRAINT "FormerUsername_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "FormerUsername_userId_idx" ON "FormerUsername"("userId");

-- CreateIndex
CREATE INDEX "FormerUsername_keptUntil_idx" ON "FormerUsername"("keptUntil");
