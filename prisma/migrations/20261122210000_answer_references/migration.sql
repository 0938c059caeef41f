-- How people answer a version of a test in a language, item by item, kept beside its norms from 300 people on.
CREATE TABLE "AnswerReference" (
    "versionId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "mean" JSONB NOT NULL,
    "covariance" JSONB NOT NULL,
    "computedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("versionId", "language"),
    CONSTRAINT "AnswerReference_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
