-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "device" TEXT COLLATE "C",
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormerUsername" (
    "usernameFolded" TEXT COLLATE "C" NOT NULL,
    "username" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "keptUntil" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FormerUsername_pkey" PRIMARY KEY ("usernameFolded")
);

-- CreateTable
CREATE TABLE "OneTimeToken" (
    "hash" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "OneTimeToken_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "TotpDevice" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "secret" TEXT COLLATE "C" NOT NULL,
    "confirmedAt" TIMESTAMP(3),
    "lastStep" INTEGER,
    "recoveryCodes" JSONB NOT NULL,

    CONSTRAINT "TotpDevice_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" TEXT COLLATE "C",
    "action" TEXT COLLATE "C" NOT NULL,
    "subjectId" TEXT COLLATE "C",
    "organizationId" TEXT COLLATE "C",
    "details" JSONB,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "last" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "ChanceFit" (
    "id" TEXT COLLATE "C" NOT NULL,
    "computedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "figures" JSONB NOT NULL,

    CONSTRAINT "ChanceFit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GrantImport" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "year" INTEGER NOT NULL,
    "fileName" TEXT COLLATE "C" NOT NULL,
    "actorId" TEXT COLLATE "C",
    "state" TEXT COLLATE "C" NOT NULL,
    "columns" JSONB NOT NULL,
    "rows" INTEGER NOT NULL,
    "basis" TEXT COLLATE "C",
    "fit" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMP(3),
    "decidedById" TEXT COLLATE "C",

    CONSTRAINT "GrantImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GrantImportRow" (
    "id" TEXT COLLATE "C" NOT NULL,
    "importId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "outcome" TEXT COLLATE "C" NOT NULL,
    "rowId" TEXT COLLATE "C",
    "section" TEXT COLLATE "C",
    "form" TEXT COLLATE "C",
    "groupCode" TEXT COLLATE "C",
    "universityCode" TEXT COLLATE "C",
    "tag" TEXT COLLATE "C",
    "quota" TEXT COLLATE "C",
    "part" TEXT COLLATE "C",
    "minimum" INTEGER,
    "average" DOUBLE PRECISION,
    "grants" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "cells" JSONB,
    "reasons" JSONB,

    CONSTRAINT "GrantImportRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InstitutionPick" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "institutionId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InstitutionPick_pkey" PRIMARY KEY ("userId","institutionId")
);

-- CreateTable
CREATE TABLE "InstitutionAnalysis" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "makingId" TEXT COLLATE "C",
    "pool" TEXT COLLATE "C" NOT NULL,
    "facts" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMP(3),

    CONSTRAINT "InstitutionAnalysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InstitutionChoice" (
    "analysisId" TEXT COLLATE "C" NOT NULL,
    "majorId" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,

    CONSTRAINT "InstitutionChoice_pkey" PRIMARY KEY ("analysisId","majorId")
);

-- CreateTable
CREATE TABLE "Test" (
    "id" TEXT COLLATE "C" NOT NULL,
    "instrument" TEXT COLLATE "C" NOT NULL,
    "form" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'ACTIVE',
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",

    CONSTRAINT "Test_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestVersion" (
    "id" TEXT COLLATE "C" NOT NULL,
    "testId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL,
    "currentKey" TEXT COLLATE "C",
    "minutes" INTEGER NOT NULL,
    "minimumAge" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    "options" JSONB NOT NULL,
    "timed" BOOLEAN NOT NULL DEFAULT false,
    "publishedAt" TIMESTAMP(3),
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "TestVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Scale" (
    "id" TEXT COLLATE "C" NOT NULL,
    "versionId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,

    CONSTRAINT "Scale_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Item" (
    "id" TEXT COLLATE "C" NOT NULL,
    "versionId" TEXT COLLATE "C" NOT NULL,
    "scaleId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "keyed" INTEGER NOT NULL,
    "text" JSONB NOT NULL,
    "options" JSONB,
    "right" INTEGER,
    "why" JSONB,

    CONSTRAINT "Item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "versionId" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMP(3),
    "openKey" TEXT COLLATE "C",
    "deadlineAt" TIMESTAMP(3),
    "careless" BOOLEAN NOT NULL DEFAULT false,
    "flags" JSONB,

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Answer" (
    "attemptId" TEXT COLLATE "C" NOT NULL,
    "itemId" TEXT COLLATE "C" NOT NULL,
    "value" INTEGER NOT NULL,
    "seconds" DOUBLE PRECISION,
    "answeredAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("attemptId","itemId")
);

-- CreateTable
CREATE TABLE "ScaleScore" (
    "attemptId" TEXT COLLATE "C" NOT NULL,
    "scaleId" TEXT COLLATE "C" NOT NULL,
    "mean" DOUBLE PRECISION NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "sem" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "ScaleScore_pkey" PRIMARY KEY ("attemptId","scaleId")
);

-- CreateTable
CREATE TABLE "Norm" (
    "versionId" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,
    "scaleKey" TEXT COLLATE "C" NOT NULL,
    "n" INTEGER NOT NULL,
    "mean" DOUBLE PRECISION NOT NULL,
    "sd" DOUBLE PRECISION NOT NULL,
    "alpha" DOUBLE PRECISION NOT NULL,
    "computedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Norm_pkey" PRIMARY KEY ("versionId","language","scaleKey")
);

-- CreateTable
CREATE TABLE "AnswerReference" (
    "versionId" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,
    "n" INTEGER NOT NULL,
    "mean" JSONB NOT NULL,
    "covariance" JSONB NOT NULL,
    "computedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnswerReference_pkey" PRIMARY KEY ("versionId","language")
);

-- CreateTable
CREATE TABLE "ItemStatistic" (
    "versionId" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,
    "itemKey" TEXT COLLATE "C" NOT NULL,
    "n" INTEGER NOT NULL,
    "mean" DOUBLE PRECISION NOT NULL,
    "sd" DOUBLE PRECISION NOT NULL,
    "rest" DOUBLE PRECISION,
    "alpha" DOUBLE PRECISION,
    "alphaWithout" DOUBLE PRECISION,
    "shares" JSONB NOT NULL,
    "seconds" DOUBLE PRECISION,
    "computedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ItemStatistic_pkey" PRIMARY KEY ("versionId","language","itemKey")
);

-- CreateTable
CREATE TABLE "ItemImport" (
    "id" TEXT COLLATE "C" NOT NULL,
    "testId" TEXT COLLATE "C" NOT NULL,
    "fileName" TEXT COLLATE "C" NOT NULL,
    "items" JSONB NOT NULL,
    "refused" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ItemImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContentSuggestion" (
    "id" TEXT COLLATE "C" NOT NULL,
    "table" TEXT COLLATE "C" NOT NULL,
    "rowId" TEXT COLLATE "C" NOT NULL,
    "content" JSONB,
    "hash" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMP(3),

    CONSTRAINT "ContentSuggestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContentRemoval" (
    "table" TEXT COLLATE "C" NOT NULL,
    "rowId" TEXT COLLATE "C" NOT NULL,
    "removedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedById" TEXT COLLATE "C",
    "replacedById" TEXT COLLATE "C",

    CONSTRAINT "ContentRemoval_pkey" PRIMARY KEY ("table","rowId")
);

-- CreateTable
CREATE TABLE "ContentEdit" (
    "id" TEXT COLLATE "C" NOT NULL,
    "table" TEXT COLLATE "C" NOT NULL,
    "rowId" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editorId" TEXT COLLATE "C",
    "kind" TEXT COLLATE "C" NOT NULL,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "ContentEdit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeedStep" (
    "id" TEXT COLLATE "C" NOT NULL,
    "doneAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SeedStep_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Revision" (
    "scope" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,

    CONSTRAINT "Revision_pkey" PRIMARY KEY ("scope")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT COLLATE "C" NOT NULL,
    "authorId" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "audience" TEXT COLLATE "C" NOT NULL,
    "scope" TEXT COLLATE "C" NOT NULL,
    "organizationId" TEXT COLLATE "C",
    "projectId" TEXT COLLATE "C",
    "attached" JSONB,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'SHOWN',
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "commentCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "sweepAt" TIMESTAMP(3),

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostPicture" (
    "postId" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "fileId" TEXT COLLATE "C" NOT NULL,
    "description" TEXT COLLATE "C",
    "look" TEXT COLLATE "C",

    CONSTRAINT "PostPicture_pkey" PRIMARY KEY ("postId","order")
);

-- CreateTable
CREATE TABLE "Hashtag" (
    "folded" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Hashtag_pkey" PRIMARY KEY ("folded")
);

-- CreateTable
CREATE TABLE "PostHashtag" (
    "postId" TEXT COLLATE "C" NOT NULL,
    "hashtag" TEXT COLLATE "C" NOT NULL,
    "authorId" TEXT COLLATE "C" NOT NULL,
    "scope" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PostHashtag_pkey" PRIMARY KEY ("postId","hashtag")
);

-- CreateTable
CREATE TABLE "Trend" (
    "hashtag" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "people" INTEGER NOT NULL,
    "computedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Trend_pkey" PRIMARY KEY ("hashtag")
);

-- CreateTable
CREATE TABLE "Mention" (
    "id" TEXT COLLATE "C" NOT NULL,
    "postId" TEXT COLLATE "C" NOT NULL,
    "commentId" TEXT COLLATE "C",
    "userId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Mention_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Comment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "postId" TEXT COLLATE "C" NOT NULL,
    "authorId" TEXT COLLATE "C",
    "replyToId" TEXT COLLATE "C",
    "text" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'SHOWN',
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMP(3),
    "sweepAt" TIMESTAMP(3),

    CONSTRAINT "Comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostLike" (
    "postId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PostLike_pkey" PRIMARY KEY ("postId","userId")
);

-- CreateTable
CREATE TABLE "CommentLike" (
    "commentId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CommentLike_pkey" PRIMARY KEY ("commentId","userId")
);

-- CreateTable
CREATE TABLE "Story" (
    "id" TEXT COLLATE "C" NOT NULL,
    "authorId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C",
    "ground" TEXT COLLATE "C",
    "fileId" TEXT COLLATE "C",
    "description" TEXT COLLATE "C",
    "seconds" DOUBLE PRECISION,
    "look" TEXT COLLATE "C",
    "audience" TEXT COLLATE "C" NOT NULL,
    "scope" TEXT COLLATE "C" NOT NULL,
    "organizationId" TEXT COLLATE "C",
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'SHOWN',
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "viewCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Story_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StoryView" (
    "storyId" TEXT COLLATE "C" NOT NULL,
    "viewerId" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "liked" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "StoryView_pkey" PRIMARY KEY ("storyId","viewerId")
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C",
    "kind" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'PENDING',
    "type" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "bytes" INTEGER NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "variants" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Analysis" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "makingId" TEXT COLLATE "C",
    "language" TEXT COLLATE "C" NOT NULL,
    "inputs" JSONB NOT NULL,
    "withModel" BOOLEAN NOT NULL DEFAULT false,
    "facts" JSONB,
    "text" JSONB,
    "writer" TEXT COLLATE "C",
    "model" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMP(3),
    "lockedUntil" TIMESTAMP(3),

    CONSTRAINT "Analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnalysisShare" (
    "id" TEXT COLLATE "C" NOT NULL,
    "analysisId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "AnalysisShare_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Feedback" (
    "analysisId" TEXT COLLATE "C" NOT NULL,
    "recognised" INTEGER NOT NULL,
    "clear" INTEGER NOT NULL,
    "fitting" INTEGER NOT NULL,
    "useful" INTEGER NOT NULL,
    "again" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Feedback_pkey" PRIMARY KEY ("analysisId")
);

-- CreateTable
CREATE TABLE "Recommendation" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "professionId" TEXT COLLATE "C" NOT NULL,
    "attemptId" TEXT COLLATE "C" NOT NULL,
    "analysisId" TEXT COLLATE "C",
    "rank" INTEGER NOT NULL,
    "correlation" DOUBLE PRECISION NOT NULL,
    "thumb" INTEGER NOT NULL,
    "decidedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Recommendation_pkey" PRIMARY KEY ("attemptId","professionId")
);

-- CreateTable
CREATE TABLE "Institution" (
    "id" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "financing" TEXT COLLATE "C",
    "dormitory" BOOLEAN,
    "cityId" TEXT COLLATE "C" NOT NULL,
    "officialCode" TEXT COLLATE "C",
    "national" BOOLEAN NOT NULL DEFAULT false,
    "website" TEXT COLLATE "C",
    "name" JSONB NOT NULL,
    "about" JSONB,
    "searchFolded" TEXT COLLATE "C" NOT NULL,
    "sortRu" TEXT COLLATE "C" NOT NULL,
    "sortKk" TEXT COLLATE "C" NOT NULL,
    "sortEn" TEXT COLLATE "C" NOT NULL,
    "lowestCost" INTEGER,
    "details" JSONB NOT NULL,
    "retiredAt" TIMESTAMP(3),
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "Institution_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Major" (
    "id" TEXT COLLATE "C" NOT NULL,
    "institutionId" TEXT COLLATE "C" NOT NULL,
    "groupCode" TEXT COLLATE "C",
    "specialityCode" TEXT COLLATE "C",
    "name" JSONB NOT NULL,
    "searchFolded" TEXT COLLATE "C" NOT NULL,
    "years" DOUBLE PRECISION,
    "cost" INTEGER,
    "currency" TEXT COLLATE "C",
    "costTenge" INTEGER,
    "costYear" INTEGER,
    "costSource" TEXT COLLATE "C",
    "costChecked" BOOLEAN NOT NULL DEFAULT false,
    "grants" BOOLEAN NOT NULL DEFAULT false,
    "retiredAt" TIMESTAMP(3),
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "Major_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MajorImport" (
    "id" TEXT COLLATE "C" NOT NULL,
    "institutionId" TEXT COLLATE "C" NOT NULL,
    "editorId" TEXT COLLATE "C",
    "fileName" TEXT COLLATE "C" NOT NULL,
    "columns" JSONB NOT NULL,
    "rows" JSONB NOT NULL,
    "counts" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "takenAt" TIMESTAMP(3),

    CONSTRAINT "MajorImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Speciality" (
    "code" TEXT COLLATE "C" NOT NULL,
    "name" JSONB NOT NULL,
    "qualifications" JSONB NOT NULL,
    "source" JSONB NOT NULL,
    "year" INTEGER NOT NULL,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "Speciality_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "MajorLanguage" (
    "majorId" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "MajorLanguage_pkey" PRIMARY KEY ("majorId","language")
);

-- CreateTable
CREATE TABLE "Requirement" (
    "id" TEXT COLLATE "C" NOT NULL,
    "institutionId" TEXT COLLATE "C" NOT NULL,
    "majorId" TEXT COLLATE "C",
    "order" INTEGER NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "measure" TEXT COLLATE "C" NOT NULL,
    "minimum" DOUBLE PRECISION,
    "language" TEXT COLLATE "C",
    "alternative" TEXT COLLATE "C",
    "text" JSONB,

    CONSTRAINT "Requirement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GrantResult" (
    "year" INTEGER NOT NULL,
    "section" TEXT COLLATE "C" NOT NULL,
    "form" TEXT COLLATE "C" NOT NULL,
    "groupCode" TEXT COLLATE "C" NOT NULL,
    "universityCode" TEXT COLLATE "C" NOT NULL,
    "tag" TEXT COLLATE "C" NOT NULL,
    "quota" TEXT COLLATE "C" NOT NULL,
    "minimum" INTEGER NOT NULL,
    "average" DOUBLE PRECISION,
    "grants" INTEGER,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "GrantResult_pkey" PRIMARY KEY ("year","section","form","groupCode","universityCode","tag","quota")
);

-- CreateTable
CREATE TABLE "GrantPlan" (
    "year" INTEGER NOT NULL,
    "groupCode" TEXT COLLATE "C" NOT NULL,
    "part" TEXT COLLATE "C" NOT NULL,
    "grants" INTEGER NOT NULL,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "GrantPlan_pkey" PRIMARY KEY ("year","groupCode","part")
);

-- CreateTable
CREATE TABLE "UniversityMinimum" (
    "universityCode" TEXT COLLATE "C" NOT NULL,
    "groupCode" TEXT COLLATE "C" NOT NULL,
    "year" INTEGER NOT NULL,
    "minimum" INTEGER NOT NULL,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "UniversityMinimum_pkey" PRIMARY KEY ("universityCode","groupCode","year")
);

-- CreateTable
CREATE TABLE "LegalFloor" (
    "id" TEXT COLLATE "C" NOT NULL,
    "rule" TEXT COLLATE "C" NOT NULL,
    "from" INTEGER NOT NULL,
    "to" INTEGER,
    "score" INTEGER NOT NULL,
    "source" JSONB NOT NULL,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "LegalFloor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExchangeRate" (
    "currency" TEXT COLLATE "C" NOT NULL,
    "tenge" DOUBLE PRECISION NOT NULL,
    "per" INTEGER NOT NULL DEFAULT 1,
    "date" TEXT COLLATE "C" NOT NULL,
    "source" JSONB NOT NULL,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "ExchangeRate_pkey" PRIMARY KEY ("currency")
);

-- CreateTable
CREATE TABLE "AdmissionStatistics" (
    "institutionId" TEXT COLLATE "C" NOT NULL,
    "rate" DOUBLE PRECISION NOT NULL,
    "measure" TEXT COLLATE "C",
    "low" DOUBLE PRECISION,
    "high" DOUBLE PRECISION,
    "year" INTEGER NOT NULL,
    "source" JSONB NOT NULL,

    CONSTRAINT "AdmissionStatistics_pkey" PRIMARY KEY ("institutionId")
);

-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C",
    "payload" JSONB NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "runAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseUntil" TIMESTAMP(3),
    "error" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMP(3),

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Making" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "openKey" TEXT COLLATE "C",
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'WAITING',
    "stage" INTEGER NOT NULL DEFAULT 0,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "heartbeatAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMP(3),

    CONSTRAINT "Making_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Country" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" JSONB NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "Country_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "City" (
    "id" TEXT COLLATE "C" NOT NULL,
    "countryId" TEXT COLLATE "C" NOT NULL,
    "name" JSONB NOT NULL,
    "order" INTEGER NOT NULL,
    "region" TEXT COLLATE "C",
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "City_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Material" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,
    "level" TEXT COLLATE "C" NOT NULL,
    "hours" DOUBLE PRECISION NOT NULL,
    "free" BOOLEAN NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "author" TEXT COLLATE "C" NOT NULL,
    "year" INTEGER,
    "url" TEXT COLLATE "C" NOT NULL,
    "teaches" JSONB NOT NULL,
    "seen" TEXT COLLATE "C",
    "retiredAt" TIMESTAMP(3),
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "Material_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LinkCheck" (
    "materialId" TEXT COLLATE "C" NOT NULL,
    "url" TEXT COLLATE "C" NOT NULL,
    "result" TEXT COLLATE "C" NOT NULL,
    "status" INTEGER,
    "movedTo" TEXT COLLATE "C",
    "checkedAt" TIMESTAMP(3) NOT NULL,
    "brokenSince" TIMESTAMP(3),

    CONSTRAINT "LinkCheck_pkey" PRIMARY KEY ("materialId")
);

-- CreateTable
CREATE TABLE "MaterialSkill" (
    "materialId" TEXT COLLATE "C" NOT NULL,
    "skill" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,

    CONSTRAINT "MaterialSkill_pkey" PRIMARY KEY ("materialId","skill")
);

-- CreateTable
CREATE TABLE "ExamDate" (
    "id" TEXT COLLATE "C" NOT NULL,
    "event" TEXT COLLATE "C" NOT NULL,
    "year" INTEGER NOT NULL,
    "from" TEXT COLLATE "C" NOT NULL,
    "to" TEXT COLLATE "C" NOT NULL,
    "registerFrom" TEXT COLLATE "C",
    "registerTo" TEXT COLLATE "C",
    "expected" BOOLEAN NOT NULL,
    "source" JSONB NOT NULL,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "ExamDate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Block" (
    "blockerId" TEXT COLLATE "C" NOT NULL,
    "blockedId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("blockerId","blockedId")
);

-- CreateTable
CREATE TABLE "Mute" (
    "muterId" TEXT COLLATE "C" NOT NULL,
    "mutedId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Mute_pkey" PRIMARY KEY ("muterId","mutedId")
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT COLLATE "C" NOT NULL,
    "caseId" TEXT COLLATE "C" NOT NULL,
    "reporterId" TEXT COLLATE "C",
    "reason" TEXT COLLATE "C" NOT NULL,
    "words" TEXT COLLATE "C",
    "weight" DOUBLE PRECISION NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "toldAt" TIMESTAMP(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ModerationCase" (
    "id" TEXT COLLATE "C" NOT NULL,
    "targetKind" TEXT COLLATE "C" NOT NULL,
    "targetId" TEXT COLLATE "C" NOT NULL,
    "openKey" TEXT COLLATE "C",
    "ownerId" TEXT COLLATE "C",
    "organizationId" TEXT COLLATE "C",
    "cause" TEXT COLLATE "C" NOT NULL,
    "gravity" INTEGER NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'OPEN',
    "text" TEXT COLLATE "C" NOT NULL,
    "openedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" TIMESTAMP(3),
    "schoolToldAt" TIMESTAMP(3),
    "decidedAt" TIMESTAMP(3),
    "decidedById" TEXT COLLATE "C",
    "decision" TEXT COLLATE "C",
    "sanction" TEXT COLLATE "C",
    "reason" TEXT COLLATE "C",
    "words" TEXT COLLATE "C",
    "appealedAt" TIMESTAMP(3),
    "appeal" TEXT COLLATE "C",
    "answeredAt" TIMESTAMP(3),
    "answeredById" TEXT COLLATE "C",
    "answer" TEXT COLLATE "C",
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ModerationCase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Sanction" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "words" TEXT COLLATE "C",
    "caseId" TEXT COLLATE "C",
    "byId" TEXT COLLATE "C",
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "until" TIMESTAMP(3),

    CONSTRAINT "Sanction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PictureHash" (
    "look" TEXT COLLATE "C" NOT NULL,
    "removedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "caseId" TEXT COLLATE "C",

    CONSTRAINT "PictureHash_pkey" PRIMARY KEY ("look")
);

-- CreateTable
CREATE TABLE "HelpLine" (
    "id" TEXT COLLATE "C" NOT NULL,
    "number" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "name" JSONB NOT NULL,
    "about" JSONB NOT NULL,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "HelpLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "params" JSONB NOT NULL,
    "gatherKey" TEXT COLLATE "C",
    "people" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotificationSetting" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "wanted" BOOLEAN NOT NULL,

    CONSTRAINT "NotificationSetting_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateTable
CREATE TABLE "PersonalSubscription" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PersonalSubscription_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Organization" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" JSONB NOT NULL,
    "nameKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "type" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'ACTIVE',
    "cityId" TEXT COLLATE "C",
    "subscriptionStartsAt" TIMESTAMP(3),
    "subscriptionEndsAt" TIMESTAMP(3),
    "contactName" TEXT COLLATE "C",
    "contactEmail" TEXT COLLATE "C",
    "contactPhone" TEXT COLLATE "C",
    "joinCode" TEXT COLLATE "C",
    "firstHourHiddenAt" TIMESTAMP(3),
    "safetyContactId" TEXT COLLATE "C",
    "teamsWithOthers" BOOLEAN NOT NULL DEFAULT false,
    "applicationId" TEXT COLLATE "C",
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3),

    CONSTRAINT "Organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Member" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "organizationId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL,
    "statusReason" TEXT COLLATE "C",
    "groupId" TEXT COLLATE "C",
    "passwordHelp" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Group" (
    "id" TEXT COLLATE "C" NOT NULL,
    "organizationId" TEXT COLLATE "C" NOT NULL,
    "code" TEXT COLLATE "C" NOT NULL,
    "openCode" TEXT COLLATE "C",
    "year" INTEGER,
    "mentorId" TEXT COLLATE "C",
    "archivedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3),

    CONSTRAINT "Group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GroupYear" (
    "groupId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "schoolYear" INTEGER NOT NULL,

    CONSTRAINT "GroupYear_pkey" PRIMARY KEY ("groupId","userId","schoolYear")
);

-- CreateTable
CREATE TABLE "PasswordSlip" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "organizationId" TEXT COLLATE "C" NOT NULL,
    "sealed" TEXT COLLATE "C" NOT NULL,
    "givenById" TEXT COLLATE "C",
    "givenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PasswordSlip_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Import" (
    "id" TEXT COLLATE "C" NOT NULL,
    "organizationId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "actorId" TEXT COLLATE "C",
    "fileName" TEXT COLLATE "C" NOT NULL,
    "fileHash" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'CHECKED',
    "columns" JSONB NOT NULL,
    "counts" JSONB NOT NULL,
    "rows" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "language" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMP(3),
    "finishedAt" TIMESTAMP(3),
    "undoUntil" TIMESTAMP(3),
    "undoneAt" TIMESTAMP(3),

    CONSTRAINT "Import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImportRow" (
    "importId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "outcome" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'WAITING',
    "values" JSONB NOT NULL,
    "refusals" JSONB,
    "doubles" JSONB,
    "choice" TEXT COLLATE "C",
    "userId" TEXT COLLATE "C",
    "before" JSONB,

    CONSTRAINT "ImportRow_pkey" PRIMARY KEY ("importId","number")
);

-- CreateTable
CREATE TABLE "CounsellorNote" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "organizationId" TEXT COLLATE "C" NOT NULL,
    "authorId" TEXT COLLATE "C",
    "text" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CounsellorNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Talk" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "organizationId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C",
    "words" TEXT COLLATE "C",
    "authorId" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Talk_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerApplication" (
    "id" TEXT COLLATE "C" NOT NULL,
    "idempotencyKey" TEXT COLLATE "C" NOT NULL,
    "organization" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "city" TEXT COLLATE "C" NOT NULL,
    "people" INTEGER,
    "contactName" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C",
    "message" TEXT COLLATE "C",
    "language" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMP(3),
    "answeredById" TEXT COLLATE "C",

    CONSTRAINT "PartnerApplication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT COLLATE "C" NOT NULL,
    "username" TEXT COLLATE "C" NOT NULL,
    "usernameFolded" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C",
    "emailFolded" TEXT COLLATE "C",
    "emailVerifiedAt" TIMESTAMP(3),
    "passwordHash" TEXT COLLATE "C" NOT NULL,
    "passwordChangedAt" TIMESTAMP(3),
    "passwordChangeRequired" BOOLEAN NOT NULL DEFAULT false,
    "systemRole" TEXT COLLATE "C" NOT NULL DEFAULT 'USER',
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'ACTIVE',
    "stateReason" TEXT COLLATE "C",
    "stateUntil" TIMESTAMP(3),
    "deletionAt" TIMESTAMP(3),
    "onboardedAt" TIMESTAMP(3),
    "language" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenOn" TEXT COLLATE "C",
    "managedById" TEXT COLLATE "C",

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Profile" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "firstName" TEXT COLLATE "C" NOT NULL,
    "lastName" TEXT COLLATE "C" NOT NULL,
    "nameKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "gender" TEXT COLLATE "C",
    "dateOfBirth" TEXT COLLATE "C",
    "status" TEXT COLLATE "C",
    "year" INTEGER,
    "yearSaidOn" TEXT COLLATE "C",
    "cityId" TEXT COLLATE "C",
    "plannedWays" JSONB,
    "organization" TEXT COLLATE "C",
    "bio" TEXT COLLATE "C",
    "avatarId" TEXT COLLATE "C",
    "coverId" TEXT COLLATE "C",
    "visibility" TEXT COLLATE "C",
    "followerCount" INTEGER NOT NULL DEFAULT 0,
    "followingCount" INTEGER NOT NULL DEFAULT 0,
    "achievementCount" INTEGER NOT NULL DEFAULT 0,
    "projectCount" INTEGER NOT NULL DEFAULT 0,
    "hiddenAt" TIMESTAMP(3),

    CONSTRAINT "Profile_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "AcademicRecord" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "gpa" DOUBLE PRECISION,
    "gpaEntered" DOUBLE PRECISION,
    "gpaSystem" TEXT COLLATE "C",
    "ielts" DOUBLE PRECISION,
    "toefl" INTEGER,
    "sat" INTEGER,
    "unt" INTEGER,
    "untParts" JSONB,
    "untSubjects" TEXT COLLATE "C",
    "rural" BOOLEAN,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AcademicRecord_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "LanguageSkill" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,
    "level" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LanguageSkill_pkey" PRIMARY KEY ("userId","language")
);

-- CreateTable
CREATE TABLE "Certificate" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "fileId" TEXT COLLATE "C" NOT NULL,
    "link" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Certificate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Follow" (
    "followerId" TEXT COLLATE "C" NOT NULL,
    "followedId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Follow_pkey" PRIMARY KEY ("followerId","followedId")
);

-- CreateTable
CREATE TABLE "Interest" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Interest_pkey" PRIMARY KEY ("userId","subject")
);

-- CreateTable
CREATE TABLE "Consent" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "version" TEXT COLLATE "C" NOT NULL,
    "givenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Profession" (
    "id" TEXT COLLATE "C" NOT NULL,
    "field" TEXT COLLATE "C" NOT NULL,
    "soc" TEXT COLLATE "C" NOT NULL,
    "isco" TEXT COLLATE "C" NOT NULL,
    "interestR" DOUBLE PRECISION NOT NULL,
    "interestI" DOUBLE PRECISION NOT NULL,
    "interestA" DOUBLE PRECISION NOT NULL,
    "interestS" DOUBLE PRECISION NOT NULL,
    "interestE" DOUBLE PRECISION NOT NULL,
    "interestC" DOUBLE PRECISION NOT NULL,
    "zone" INTEGER NOT NULL,
    "outlook" TEXT COLLATE "C" NOT NULL,
    "title" JSONB NOT NULL,
    "summary" JSONB NOT NULL,
    "titleFolded" TEXT COLLATE "C" NOT NULL,
    "details" JSONB NOT NULL,
    "pay" JSONB,
    "related" JSONB NOT NULL,
    "retiredAt" TIMESTAMP(3),
    "draft" BOOLEAN NOT NULL DEFAULT false,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "Profession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProgrammeGroup" (
    "code" TEXT COLLATE "C" NOT NULL,
    "name" JSONB NOT NULL,
    "profileSubjects" JSONB NOT NULL,
    "origin" TEXT COLLATE "C" NOT NULL DEFAULT 'SEED',
    "editedAt" TIMESTAMP(3),
    "editedById" TEXT COLLATE "C",
    "contentHash" TEXT COLLATE "C",

    CONSTRAINT "ProgrammeGroup_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "Project" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "description" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "story" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "seeks" TEXT COLLATE "C",
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'RECRUITING',
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'DRAFT',
    "step" INTEGER NOT NULL DEFAULT 0,
    "audience" TEXT COLLATE "C" NOT NULL DEFAULT 'ORGANIZATION',
    "scope" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "organizationId" TEXT COLLATE "C",
    "cityId" TEXT COLLATE "C",
    "bannerId" TEXT COLLATE "C",
    "bannerLook" TEXT COLLATE "C",
    "logoId" TEXT COLLATE "C",
    "logoLook" TEXT COLLATE "C",
    "website" TEXT COLLATE "C",
    "github" TEXT COLLATE "C",
    "linkedin" TEXT COLLATE "C",
    "x" TEXT COLLATE "C",
    "telegram" TEXT COLLATE "C",
    "threadId" TEXT COLLATE "C",
    "popular" BOOLEAN NOT NULL DEFAULT false,
    "followerCount" INTEGER NOT NULL DEFAULT 0,
    "memberCount" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "savedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "publishedAt" TIMESTAMP(3),
    "editedAt" TIMESTAMP(3),
    "sweepAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectObjective" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "doneAt" TIMESTAMP(3),
    "doneById" TEXT COLLATE "C",

    CONSTRAINT "ProjectObjective_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectSkill" (
    "projectId" TEXT COLLATE "C" NOT NULL,
    "skill" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C",
    "order" INTEGER NOT NULL,

    CONSTRAINT "ProjectSkill_pkey" PRIMARY KEY ("projectId","skill")
);

-- CreateTable
CREATE TABLE "ProjectInterest" (
    "projectId" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ProjectInterest_pkey" PRIMARY KEY ("projectId","subject")
);

-- CreateTable
CREATE TABLE "ProjectImage" (
    "projectId" TEXT COLLATE "C" NOT NULL,
    "fileId" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "description" TEXT COLLATE "C",
    "look" TEXT COLLATE "C",

    CONSTRAINT "ProjectImage_pkey" PRIMARY KEY ("projectId","fileId")
);

-- CreateTable
CREATE TABLE "ProjectMember" (
    "projectId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL DEFAULT 'MEMBER',
    "duty" TEXT COLLATE "C",
    "joinedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "pinnedAt" TIMESTAMP(3),

    CONSTRAINT "ProjectMember_pkey" PRIMARY KEY ("projectId","userId")
);

-- CreateTable
CREATE TABLE "ProjectRequest" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "words" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'OPEN',
    "openKey" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMP(3),

    CONSTRAINT "ProjectRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectFollow" (
    "projectId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProjectFollow_pkey" PRIMARY KEY ("projectId","userId")
);

-- CreateTable
CREATE TABLE "Portfolio" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "about" TEXT COLLATE "C",
    "shown" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Portfolio_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "PortfolioShare" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "PortfolioShare_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlanDraft" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "idempotencyKey" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C",
    "year" INTEGER,
    "years" INTEGER,
    "goal" TEXT COLLATE "C",
    "professionId" TEXT COLLATE "C",
    "majorId" TEXT COLLATE "C",
    "about" TEXT COLLATE "C",
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PlanDraft_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Plan" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "goal" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'PENDING',
    "openKey" TEXT COLLATE "C",
    "makingId" TEXT COLLATE "C",
    "situation" JSONB NOT NULL,
    "professionId" TEXT COLLATE "C",
    "majorId" TEXT COLLATE "C",
    "about" TEXT COLLATE "C",
    "facts" JSONB,
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "madeAt" TIMESTAMP(3),
    "completedAt" TIMESTAMP(3),
    "archivedAt" TIMESTAMP(3),

    CONSTRAINT "Plan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Stage" (
    "id" TEXT COLLATE "C" NOT NULL,
    "planId" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "startsOn" TEXT COLLATE "C" NOT NULL,
    "endsOn" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Stage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Subtask" (
    "id" TEXT COLLATE "C" NOT NULL,
    "planId" TEXT COLLATE "C" NOT NULL,
    "stageId" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "facts" JSONB NOT NULL,
    "dueOn" TEXT COLLATE "C" NOT NULL,
    "doneAt" TIMESTAMP(3),

    CONSTRAINT "Subtask_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlanMaterial" (
    "subtaskId" TEXT COLLATE "C" NOT NULL,
    "materialId" TEXT COLLATE "C" NOT NULL,
    "order" INTEGER NOT NULL,

    CONSTRAINT "PlanMaterial_pkey" PRIMARY KEY ("subtaskId","materialId")
);

-- CreateTable
CREATE TABLE "Achievement" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "rule" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C",
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Achievement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SearchDocument" (
    "number" SERIAL NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "refId" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C",
    "scope" TEXT COLLATE "C" NOT NULL,
    "folded" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "SearchDocument_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "DailyCount" (
    "day" TEXT COLLATE "C" NOT NULL,
    "measure" TEXT COLLATE "C" NOT NULL,
    "region" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "scope" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    CONSTRAINT "DailyCount_pkey" PRIMARY KEY ("measure","region","day","scope")
);

-- CreateTable
CREATE TABLE "Announcement" (
    "id" TEXT COLLATE "C" NOT NULL,
    "text" JSONB NOT NULL,
    "path" TEXT COLLATE "C",
    "tone" TEXT COLLATE "C" NOT NULL DEFAULT 'NOTE',
    "audience" TEXT COLLATE "C" NOT NULL DEFAULT 'EVERYBODY',
    "from" TIMESTAMP(3) NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedById" TEXT COLLATE "C",

    CONSTRAINT "Announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FeatureSwitch" (
    "key" TEXT COLLATE "C" NOT NULL,
    "on" BOOLEAN NOT NULL,
    "reason" JSONB,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedById" TEXT COLLATE "C",

    CONSTRAINT "FeatureSwitch_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "FormerUsername_userId_idx" ON "FormerUsername"("userId");

-- CreateIndex
CREATE INDEX "FormerUsername_keptUntil_idx" ON "FormerUsername"("keptUntil");

-- CreateIndex
CREATE INDEX "OneTimeToken_userId_kind_createdAt_idx" ON "OneTimeToken"("userId", "kind", "createdAt");

-- CreateIndex
CREATE INDEX "OneTimeToken_expiresAt_idx" ON "OneTimeToken"("expiresAt");

-- CreateIndex
CREATE INDEX "AuditEvent_subjectId_action_at_id_idx" ON "AuditEvent"("subjectId", "action", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_actorId_at_id_idx" ON "AuditEvent"("actorId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_organizationId_at_id_idx" ON "AuditEvent"("organizationId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_at_id_idx" ON "AuditEvent"("at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_action_at_id_idx" ON "AuditEvent"("action", "at", "id");

-- CreateIndex
CREATE INDEX "RateLimit_last_idx" ON "RateLimit"("last");

-- CreateIndex
CREATE INDEX "ChanceFit_computedAt_idx" ON "ChanceFit"("computedAt");

-- CreateIndex
CREATE INDEX "GrantImport_createdAt_id_idx" ON "GrantImport"("createdAt", "id");

-- CreateIndex
CREATE INDEX "GrantImportRow_importId_outcome_number_idx" ON "GrantImportRow"("importId", "outcome", "number");

-- CreateIndex
CREATE INDEX "InstitutionPick_institutionId_userId_idx" ON "InstitutionPick"("institutionId", "userId");

-- CreateIndex
CREATE INDEX "InstitutionPick_createdAt_idx" ON "InstitutionPick"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "InstitutionAnalysis_makingId_key" ON "InstitutionAnalysis"("makingId");

-- CreateIndex
CREATE INDEX "InstitutionAnalysis_userId_createdAt_id_idx" ON "InstitutionAnalysis"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "InstitutionAnalysis_completedAt_idx" ON "InstitutionAnalysis"("completedAt");

-- CreateIndex
CREATE INDEX "InstitutionChoice_majorId_idx" ON "InstitutionChoice"("majorId");

-- CreateIndex
CREATE UNIQUE INDEX "TestVersion_currentKey_key" ON "TestVersion"("currentKey");

-- CreateIndex
CREATE UNIQUE INDEX "TestVersion_testId_number_key" ON "TestVersion"("testId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Scale_versionId_key_key" ON "Scale"("versionId", "key");

-- CreateIndex
CREATE INDEX "Item_scaleId_idx" ON "Item"("scaleId");

-- CreateIndex
CREATE UNIQUE INDEX "Item_versionId_key_key" ON "Item"("versionId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Item_versionId_order_key" ON "Item"("versionId", "order");

-- CreateIndex
CREATE UNIQUE INDEX "Attempt_openKey_key" ON "Attempt"("openKey");

-- CreateIndex
CREATE INDEX "Attempt_userId_completedAt_id_idx" ON "Attempt"("userId", "completedAt", "id");

-- CreateIndex
CREATE INDEX "Attempt_versionId_language_id_idx" ON "Attempt"("versionId", "language", "id");

-- CreateIndex
CREATE INDEX "Attempt_versionId_openKey_idx" ON "Attempt"("versionId", "openKey");

-- CreateIndex
CREATE INDEX "Attempt_startedAt_idx" ON "Attempt"("startedAt");

-- CreateIndex
CREATE INDEX "Attempt_completedAt_idx" ON "Attempt"("completedAt");

-- CreateIndex
CREATE INDEX "Answer_itemId_idx" ON "Answer"("itemId");

-- CreateIndex
CREATE INDEX "ScaleScore_scaleId_idx" ON "ScaleScore"("scaleId");

-- CreateIndex
CREATE INDEX "ItemImport_testId_idx" ON "ItemImport"("testId");

-- CreateIndex
CREATE INDEX "ItemImport_createdAt_idx" ON "ItemImport"("createdAt");

-- CreateIndex
CREATE INDEX "ContentSuggestion_decidedAt_createdAt_id_idx" ON "ContentSuggestion"("decidedAt", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ContentSuggestion_table_rowId_hash_key" ON "ContentSuggestion"("table", "rowId", "hash");

-- CreateIndex
CREATE INDEX "ContentEdit_table_rowId_at_id_idx" ON "ContentEdit"("table", "rowId", "at", "id");

-- CreateIndex
CREATE INDEX "ContentEdit_editorId_idx" ON "ContentEdit"("editorId");

-- CreateIndex
CREATE INDEX "Post_scope_state_createdAt_id_idx" ON "Post"("scope", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Post_authorId_state_createdAt_id_idx" ON "Post"("authorId", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Post_organizationId_idx" ON "Post"("organizationId");

-- CreateIndex
CREATE INDEX "Post_projectId_idx" ON "Post"("projectId");

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
CREATE INDEX "StoryView_storyId_at_viewerId_idx" ON "StoryView"("storyId", "at", "viewerId");

-- CreateIndex
CREATE INDEX "StoryView_viewerId_idx" ON "StoryView"("viewerId");

-- CreateIndex
CREATE INDEX "StoredFile_ownerId_kind_idx" ON "StoredFile"("ownerId", "kind");

-- CreateIndex
CREATE INDEX "StoredFile_state_createdAt_idx" ON "StoredFile"("state", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Analysis_makingId_key" ON "Analysis"("makingId");

-- CreateIndex
CREATE INDEX "Analysis_userId_createdAt_id_idx" ON "Analysis"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Analysis_completedAt_idx" ON "Analysis"("completedAt");

-- CreateIndex
CREATE INDEX "AnalysisShare_analysisId_createdAt_idx" ON "AnalysisShare"("analysisId", "createdAt");

-- CreateIndex
CREATE INDEX "AnalysisShare_expiresAt_idx" ON "AnalysisShare"("expiresAt");

-- CreateIndex
CREATE INDEX "Feedback_createdAt_idx" ON "Feedback"("createdAt");

-- CreateIndex
CREATE INDEX "Recommendation_rank_idx" ON "Recommendation"("rank");

-- CreateIndex
CREATE INDEX "Recommendation_userId_idx" ON "Recommendation"("userId");

-- CreateIndex
CREATE INDEX "Recommendation_professionId_idx" ON "Recommendation"("professionId");

-- CreateIndex
CREATE INDEX "Recommendation_analysisId_idx" ON "Recommendation"("analysisId");

-- CreateIndex
CREATE INDEX "Recommendation_decidedAt_idx" ON "Recommendation"("decidedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Institution_officialCode_key" ON "Institution"("officialCode");

-- CreateIndex
CREATE INDEX "Institution_sortRu_id_idx" ON "Institution"("sortRu", "id");

-- CreateIndex
CREATE INDEX "Institution_sortKk_id_idx" ON "Institution"("sortKk", "id");

-- CreateIndex
CREATE INDEX "Institution_sortEn_id_idx" ON "Institution"("sortEn", "id");

-- CreateIndex
CREATE INDEX "Institution_lowestCost_id_idx" ON "Institution"("lowestCost", "id");

-- CreateIndex
CREATE INDEX "Institution_cityId_idx" ON "Institution"("cityId");

-- CreateIndex
CREATE INDEX "Major_institutionId_id_idx" ON "Major"("institutionId", "id");

-- CreateIndex
CREATE INDEX "Major_groupCode_idx" ON "Major"("groupCode");

-- CreateIndex
CREATE INDEX "Major_specialityCode_idx" ON "Major"("specialityCode");

-- CreateIndex
CREATE INDEX "MajorImport_institutionId_createdAt_idx" ON "MajorImport"("institutionId", "createdAt");

-- CreateIndex
CREATE INDEX "MajorImport_createdAt_idx" ON "MajorImport"("createdAt");

-- CreateIndex
CREATE INDEX "MajorLanguage_language_idx" ON "MajorLanguage"("language");

-- CreateIndex
CREATE INDEX "Requirement_institutionId_order_idx" ON "Requirement"("institutionId", "order");

-- CreateIndex
CREATE INDEX "Requirement_majorId_idx" ON "Requirement"("majorId");

-- CreateIndex
CREATE INDEX "GrantResult_universityCode_year_idx" ON "GrantResult"("universityCode", "year");

-- CreateIndex
CREATE INDEX "GrantResult_groupCode_year_idx" ON "GrantResult"("groupCode", "year");

-- CreateIndex
CREATE INDEX "GrantPlan_groupCode_year_idx" ON "GrantPlan"("groupCode", "year");

-- CreateIndex
CREATE INDEX "UniversityMinimum_groupCode_year_idx" ON "UniversityMinimum"("groupCode", "year");

-- CreateIndex
CREATE UNIQUE INDEX "Job_key_key" ON "Job"("key");

-- CreateIndex
CREATE INDEX "Job_state_runAt_idx" ON "Job"("state", "runAt");

-- CreateIndex
CREATE UNIQUE INDEX "Making_openKey_key" ON "Making"("openKey");

-- CreateIndex
CREATE INDEX "Making_userId_kind_createdAt_id_idx" ON "Making"("userId", "kind", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Making_state_heartbeatAt_idx" ON "Making"("state", "heartbeatAt");

-- CreateIndex
CREATE INDEX "City_countryId_order_idx" ON "City"("countryId", "order");

-- CreateIndex
CREATE INDEX "LinkCheck_checkedAt_idx" ON "LinkCheck"("checkedAt");

-- CreateIndex
CREATE INDEX "MaterialSkill_skill_order_materialId_idx" ON "MaterialSkill"("skill", "order", "materialId");

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
CREATE INDEX "Notification_userId_createdAt_id_idx" ON "Notification"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Notification_userId_gatherKey_createdAt_id_idx" ON "Notification"("userId", "gatherKey", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_createdAt_id_idx" ON "Notification"("userId", "readAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Notification_createdAt_idx" ON "Notification"("createdAt");

-- CreateIndex
CREATE INDEX "NotificationSetting_kind_userId_idx" ON "NotificationSetting"("kind", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Organization_joinCode_key" ON "Organization"("joinCode");

-- CreateIndex
CREATE UNIQUE INDEX "Organization_applicationId_key" ON "Organization"("applicationId");

-- CreateIndex
CREATE INDEX "Organization_cityId_idx" ON "Organization"("cityId");

-- CreateIndex
CREATE INDEX "Organization_safetyContactId_idx" ON "Organization"("safetyContactId");

-- CreateIndex
CREATE INDEX "Organization_nameKey_id_idx" ON "Organization"("nameKey", "id");

-- CreateIndex
CREATE INDEX "Member_organizationId_role_id_idx" ON "Member"("organizationId", "role", "id");

-- CreateIndex
CREATE INDEX "Member_groupId_idx" ON "Member"("groupId");

-- CreateIndex
CREATE UNIQUE INDEX "Member_userId_organizationId_key" ON "Member"("userId", "organizationId");

-- CreateIndex
CREATE INDEX "Group_organizationId_archivedAt_id_idx" ON "Group"("organizationId", "archivedAt", "id");

-- CreateIndex
CREATE INDEX "Group_mentorId_idx" ON "Group"("mentorId");

-- CreateIndex
CREATE UNIQUE INDEX "Group_organizationId_openCode_key" ON "Group"("organizationId", "openCode");

-- CreateIndex
CREATE INDEX "GroupYear_userId_idx" ON "GroupYear"("userId");

-- CreateIndex
CREATE INDEX "PasswordSlip_organizationId_givenAt_userId_idx" ON "PasswordSlip"("organizationId", "givenAt", "userId");

-- CreateIndex
CREATE INDEX "PasswordSlip_expiresAt_idx" ON "PasswordSlip"("expiresAt");

-- CreateIndex
CREATE INDEX "Import_organizationId_createdAt_id_idx" ON "Import"("organizationId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Import_state_createdAt_idx" ON "Import"("state", "createdAt");

-- CreateIndex
CREATE INDEX "ImportRow_importId_outcome_number_idx" ON "ImportRow"("importId", "outcome", "number");

-- CreateIndex
CREATE INDEX "ImportRow_importId_state_number_idx" ON "ImportRow"("importId", "state", "number");

-- CreateIndex
CREATE INDEX "ImportRow_userId_idx" ON "ImportRow"("userId");

-- CreateIndex
CREATE INDEX "CounsellorNote_userId_organizationId_createdAt_id_idx" ON "CounsellorNote"("userId", "organizationId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "CounsellorNote_authorId_idx" ON "CounsellorNote"("authorId");

-- CreateIndex
CREATE INDEX "CounsellorNote_organizationId_idx" ON "CounsellorNote"("organizationId");

-- CreateIndex
CREATE INDEX "Talk_userId_organizationId_createdAt_id_idx" ON "Talk"("userId", "organizationId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Talk_organizationId_kind_createdAt_idx" ON "Talk"("organizationId", "kind", "createdAt");

-- CreateIndex
CREATE INDEX "Talk_authorId_idx" ON "Talk"("authorId");

-- CreateIndex
CREATE UNIQUE INDEX "PartnerApplication_idempotencyKey_key" ON "PartnerApplication"("idempotencyKey");

-- CreateIndex
CREATE INDEX "PartnerApplication_createdAt_id_idx" ON "PartnerApplication"("createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameFolded_key" ON "User"("usernameFolded");

-- CreateIndex
CREATE UNIQUE INDEX "User_emailFolded_key" ON "User"("emailFolded");

-- CreateIndex
CREATE INDEX "User_managedById_idx" ON "User"("managedById");

-- CreateIndex
CREATE INDEX "User_stateUntil_idx" ON "User"("stateUntil");

-- CreateIndex
CREATE INDEX "User_systemRole_id_idx" ON "User"("systemRole", "id");

-- CreateIndex
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");

-- CreateIndex
CREATE INDEX "User_onboardedAt_idx" ON "User"("onboardedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Profile_avatarId_key" ON "Profile"("avatarId");

-- CreateIndex
CREATE UNIQUE INDEX "Profile_coverId_key" ON "Profile"("coverId");

-- CreateIndex
CREATE INDEX "Profile_cityId_idx" ON "Profile"("cityId");

-- CreateIndex
CREATE INDEX "Profile_nameKey_userId_idx" ON "Profile"("nameKey", "userId");

-- CreateIndex
CREATE INDEX "Profile_dateOfBirth_idx" ON "Profile"("dateOfBirth");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_fileId_key" ON "Certificate"("fileId");

-- CreateIndex
CREATE INDEX "Certificate_userId_createdAt_id_idx" ON "Certificate"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Follow_followedId_createdAt_followerId_idx" ON "Follow"("followedId", "createdAt", "followerId");

-- CreateIndex
CREATE INDEX "Consent_userId_kind_idx" ON "Consent"("userId", "kind");

-- CreateIndex
CREATE INDEX "Profession_field_id_idx" ON "Profession"("field", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Project_bannerId_key" ON "Project"("bannerId");

-- CreateIndex
CREATE UNIQUE INDEX "Project_logoId_key" ON "Project"("logoId");

-- CreateIndex
CREATE UNIQUE INDEX "Project_threadId_key" ON "Project"("threadId");

-- CreateIndex
CREATE INDEX "Project_scope_state_status_publishedAt_id_idx" ON "Project"("scope", "state", "status", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Project_scope_state_publishedAt_id_idx" ON "Project"("scope", "state", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Project_scope_state_popular_followerCount_id_idx" ON "Project"("scope", "state", "popular", "followerCount", "id");

-- CreateIndex
CREATE INDEX "Project_popular_idx" ON "Project"("popular");

-- CreateIndex
CREATE INDEX "Project_ownerId_state_savedAt_id_idx" ON "Project"("ownerId", "state", "savedAt", "id");

-- CreateIndex
CREATE INDEX "Project_organizationId_idx" ON "Project"("organizationId");

-- CreateIndex
CREATE INDEX "Project_cityId_idx" ON "Project"("cityId");

-- CreateIndex
CREATE INDEX "Project_sweepAt_idx" ON "Project"("sweepAt");

-- CreateIndex
CREATE INDEX "ProjectObjective_projectId_order_idx" ON "ProjectObjective"("projectId", "order");

-- CreateIndex
CREATE INDEX "ProjectSkill_skill_projectId_idx" ON "ProjectSkill"("skill", "projectId");

-- CreateIndex
CREATE INDEX "ProjectInterest_subject_projectId_idx" ON "ProjectInterest"("subject", "projectId");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectImage_fileId_key" ON "ProjectImage"("fileId");

-- CreateIndex
CREATE INDEX "ProjectImage_projectId_order_idx" ON "ProjectImage"("projectId", "order");

-- CreateIndex
CREATE INDEX "ProjectMember_userId_pinnedAt_joinedAt_idx" ON "ProjectMember"("userId", "pinnedAt", "joinedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectRequest_openKey_key" ON "ProjectRequest"("openKey");

-- CreateIndex
CREATE INDEX "ProjectRequest_projectId_state_createdAt_id_idx" ON "ProjectRequest"("projectId", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ProjectRequest_userId_createdAt_idx" ON "ProjectRequest"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "ProjectFollow_userId_createdAt_projectId_idx" ON "ProjectFollow"("userId", "createdAt", "projectId");

-- CreateIndex
CREATE INDEX "ProjectFollow_createdAt_projectId_idx" ON "ProjectFollow"("createdAt", "projectId");

-- CreateIndex
CREATE INDEX "PortfolioShare_userId_createdAt_idx" ON "PortfolioShare"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "PortfolioShare_expiresAt_idx" ON "PortfolioShare"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Plan_openKey_key" ON "Plan"("openKey");

-- CreateIndex
CREATE UNIQUE INDEX "Plan_makingId_key" ON "Plan"("makingId");

-- CreateIndex
CREATE INDEX "Plan_userId_createdAt_id_idx" ON "Plan"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Plan_createdAt_idx" ON "Plan"("createdAt");

-- CreateIndex
CREATE INDEX "Plan_professionId_idx" ON "Plan"("professionId");

-- CreateIndex
CREATE INDEX "Plan_majorId_idx" ON "Plan"("majorId");

-- CreateIndex
CREATE UNIQUE INDEX "Stage_planId_key_key" ON "Stage"("planId", "key");

-- CreateIndex
CREATE INDEX "Subtask_stageId_order_idx" ON "Subtask"("stageId", "order");

-- CreateIndex
CREATE UNIQUE INDEX "Subtask_planId_key_key" ON "Subtask"("planId", "key");

-- CreateIndex
CREATE INDEX "PlanMaterial_materialId_idx" ON "PlanMaterial"("materialId");

-- CreateIndex
CREATE INDEX "Achievement_userId_receivedAt_id_idx" ON "Achievement"("userId", "receivedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Achievement_userId_key_key" ON "Achievement"("userId", "key");

-- CreateIndex
CREATE INDEX "SearchDocument_ownerId_idx" ON "SearchDocument"("ownerId");

-- CreateIndex
CREATE UNIQUE INDEX "SearchDocument_kind_refId_key" ON "SearchDocument"("kind", "refId");

-- CreateIndex
CREATE INDEX "DailyCount_day_measure_idx" ON "DailyCount"("day", "measure");

-- CreateIndex
CREATE INDEX "Announcement_until_idx" ON "Announcement"("until");

-- CreateIndex
CREATE INDEX "Announcement_from_id_idx" ON "Announcement"("from", "id");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormerUsername" ADD CONSTRAINT "FormerUsername_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneTimeToken" ADD CONSTRAINT "OneTimeToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TotpDevice" ADD CONSTRAINT "TotpDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GrantImportRow" ADD CONSTRAINT "GrantImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "GrantImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InstitutionPick" ADD CONSTRAINT "InstitutionPick_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InstitutionPick" ADD CONSTRAINT "InstitutionPick_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InstitutionAnalysis" ADD CONSTRAINT "InstitutionAnalysis_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InstitutionAnalysis" ADD CONSTRAINT "InstitutionAnalysis_makingId_fkey" FOREIGN KEY ("makingId") REFERENCES "Making"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InstitutionChoice" ADD CONSTRAINT "InstitutionChoice_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "InstitutionAnalysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InstitutionChoice" ADD CONSTRAINT "InstitutionChoice_majorId_fkey" FOREIGN KEY ("majorId") REFERENCES "Major"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestVersion" ADD CONSTRAINT "TestVersion_testId_fkey" FOREIGN KEY ("testId") REFERENCES "Test"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Scale" ADD CONSTRAINT "Scale_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Item" ADD CONSTRAINT "Item_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Item" ADD CONSTRAINT "Item_scaleId_fkey" FOREIGN KEY ("scaleId") REFERENCES "Scale"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "Item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScaleScore" ADD CONSTRAINT "ScaleScore_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScaleScore" ADD CONSTRAINT "ScaleScore_scaleId_fkey" FOREIGN KEY ("scaleId") REFERENCES "Scale"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Norm" ADD CONSTRAINT "Norm_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerReference" ADD CONSTRAINT "AnswerReference_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemStatistic" ADD CONSTRAINT "ItemStatistic_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "TestVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemImport" ADD CONSTRAINT "ItemImport_testId_fkey" FOREIGN KEY ("testId") REFERENCES "Test"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostPicture" ADD CONSTRAINT "PostPicture_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostPicture" ADD CONSTRAINT "PostPicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostHashtag" ADD CONSTRAINT "PostHashtag_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostHashtag" ADD CONSTRAINT "PostHashtag_hashtag_fkey" FOREIGN KEY ("hashtag") REFERENCES "Hashtag"("folded") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Trend" ADD CONSTRAINT "Trend_hashtag_fkey" FOREIGN KEY ("hashtag") REFERENCES "Hashtag"("folded") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mention" ADD CONSTRAINT "Mention_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mention" ADD CONSTRAINT "Mention_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mention" ADD CONSTRAINT "Mention_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_replyToId_fkey" FOREIGN KEY ("replyToId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostLike" ADD CONSTRAINT "PostLike_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostLike" ADD CONSTRAINT "PostLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommentLike" ADD CONSTRAINT "CommentLike_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "Comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommentLike" ADD CONSTRAINT "CommentLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Story" ADD CONSTRAINT "Story_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Story" ADD CONSTRAINT "Story_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Story" ADD CONSTRAINT "Story_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoryView" ADD CONSTRAINT "StoryView_storyId_fkey" FOREIGN KEY ("storyId") REFERENCES "Story"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoryView" ADD CONSTRAINT "StoryView_viewerId_fkey" FOREIGN KEY ("viewerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Analysis" ADD CONSTRAINT "Analysis_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Analysis" ADD CONSTRAINT "Analysis_makingId_fkey" FOREIGN KEY ("makingId") REFERENCES "Making"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnalysisShare" ADD CONSTRAINT "AnalysisShare_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Recommendation" ADD CONSTRAINT "Recommendation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Recommendation" ADD CONSTRAINT "Recommendation_professionId_fkey" FOREIGN KEY ("professionId") REFERENCES "Profession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Recommendation" ADD CONSTRAINT "Recommendation_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Recommendation" ADD CONSTRAINT "Recommendation_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Institution" ADD CONSTRAINT "Institution_cityId_fkey" FOREIGN KEY ("cityId") REFERENCES "City"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Major" ADD CONSTRAINT "Major_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Major" ADD CONSTRAINT "Major_specialityCode_fkey" FOREIGN KEY ("specialityCode") REFERENCES "Speciality"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MajorImport" ADD CONSTRAINT "MajorImport_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MajorLanguage" ADD CONSTRAINT "MajorLanguage_majorId_fkey" FOREIGN KEY ("majorId") REFERENCES "Major"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Requirement" ADD CONSTRAINT "Requirement_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Requirement" ADD CONSTRAINT "Requirement_majorId_fkey" FOREIGN KEY ("majorId") REFERENCES "Major"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdmissionStatistics" ADD CONSTRAINT "AdmissionStatistics_institutionId_fkey" FOREIGN KEY ("institutionId") REFERENCES "Institution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Making" ADD CONSTRAINT "Making_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "City" ADD CONSTRAINT "City_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LinkCheck" ADD CONSTRAINT "LinkCheck_materialId_fkey" FOREIGN KEY ("materialId") REFERENCES "Material"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MaterialSkill" ADD CONSTRAINT "MaterialSkill_materialId_fkey" FOREIGN KEY ("materialId") REFERENCES "Material"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mute" ADD CONSTRAINT "Mute_muterId_fkey" FOREIGN KEY ("muterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mute" ADD CONSTRAINT "Mute_mutedId_fkey" FOREIGN KEY ("mutedId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "ModerationCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModerationCase" ADD CONSTRAINT "ModerationCase_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModerationCase" ADD CONSTRAINT "ModerationCase_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sanction" ADD CONSTRAINT "Sanction_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationSetting" ADD CONSTRAINT "NotificationSetting_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonalSubscription" ADD CONSTRAINT "PersonalSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Organization" ADD CONSTRAINT "Organization_cityId_fkey" FOREIGN KEY ("cityId") REFERENCES "City"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Organization" ADD CONSTRAINT "Organization_safetyContactId_fkey" FOREIGN KEY ("safetyContactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Organization" ADD CONSTRAINT "Organization_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "PartnerApplication"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Group" ADD CONSTRAINT "Group_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Group" ADD CONSTRAINT "Group_mentorId_fkey" FOREIGN KEY ("mentorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupYear" ADD CONSTRAINT "GroupYear_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupYear" ADD CONSTRAINT "GroupYear_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordSlip" ADD CONSTRAINT "PasswordSlip_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordSlip" ADD CONSTRAINT "PasswordSlip_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportRow" ADD CONSTRAINT "ImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounsellorNote" ADD CONSTRAINT "CounsellorNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounsellorNote" ADD CONSTRAINT "CounsellorNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounsellorNote" ADD CONSTRAINT "CounsellorNote_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Talk" ADD CONSTRAINT "Talk_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Talk" ADD CONSTRAINT "Talk_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Talk" ADD CONSTRAINT "Talk_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_managedById_fkey" FOREIGN KEY ("managedById") REFERENCES "Organization"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_cityId_fkey" FOREIGN KEY ("cityId") REFERENCES "City"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_avatarId_fkey" FOREIGN KEY ("avatarId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_coverId_fkey" FOREIGN KEY ("coverId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AcademicRecord" ADD CONSTRAINT "AcademicRecord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LanguageSkill" ADD CONSTRAINT "LanguageSkill_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Follow" ADD CONSTRAINT "Follow_followerId_fkey" FOREIGN KEY ("followerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Follow" ADD CONSTRAINT "Follow_followedId_fkey" FOREIGN KEY ("followedId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Interest" ADD CONSTRAINT "Interest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_cityId_fkey" FOREIGN KEY ("cityId") REFERENCES "City"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_bannerId_fkey" FOREIGN KEY ("bannerId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Post"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectObjective" ADD CONSTRAINT "ProjectObjective_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectSkill" ADD CONSTRAINT "ProjectSkill_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectInterest" ADD CONSTRAINT "ProjectInterest_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectImage" ADD CONSTRAINT "ProjectImage_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectImage" ADD CONSTRAINT "ProjectImage_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectMember" ADD CONSTRAINT "ProjectMember_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectMember" ADD CONSTRAINT "ProjectMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectRequest" ADD CONSTRAINT "ProjectRequest_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectRequest" ADD CONSTRAINT "ProjectRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectFollow" ADD CONSTRAINT "ProjectFollow_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectFollow" ADD CONSTRAINT "ProjectFollow_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Portfolio" ADD CONSTRAINT "Portfolio_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PortfolioShare" ADD CONSTRAINT "PortfolioShare_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanDraft" ADD CONSTRAINT "PlanDraft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_makingId_fkey" FOREIGN KEY ("makingId") REFERENCES "Making"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_professionId_fkey" FOREIGN KEY ("professionId") REFERENCES "Profession"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_majorId_fkey" FOREIGN KEY ("majorId") REFERENCES "Major"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Stage" ADD CONSTRAINT "Stage_planId_fkey" FOREIGN KEY ("planId") REFERENCES "Plan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subtask" ADD CONSTRAINT "Subtask_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "Stage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanMaterial" ADD CONSTRAINT "PlanMaterial_subtaskId_fkey" FOREIGN KEY ("subtaskId") REFERENCES "Subtask"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanMaterial" ADD CONSTRAINT "PlanMaterial_materialId_fkey" FOREIGN KEY ("materialId") REFERENCES "Material"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Achievement" ADD CONSTRAINT "Achievement_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SearchDocument" ADD CONSTRAINT "SearchDocument_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- The full-text index (app/database/search.server.ts): the words of a document, and its marks with a sign before them. What is a
-- letter is told by a collation that knows all of them, whatever that of the database is.
CREATE FUNCTION search_terms("kind" text, "scope" text, "folded" text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_tsvector(
  ARRAY(SELECT DISTINCT '@' || m FROM unnest(string_to_array("kind" || ' ' || "scope", ' ')) AS m WHERE m <> '')
  || ARRAY(
    SELECT DISTINCT left(w, 200) FROM regexp_split_to_table("folded" COLLATE "und-x-icu", '[^[:alnum:]]+') AS w WHERE w <> ''
  )
);

CREATE INDEX "SearchDocument_terms_idx" ON "SearchDocument" USING gin (search_terms("kind", "scope", "folded"));
