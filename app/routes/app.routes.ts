import { type RouteConfig, route } from '@remix-run/route-config'
import { appPatterns } from '#app/paths/app.ts'
import { communityPatterns } from '#app/paths/community.ts'
import { projectPatterns } from '#app/paths/projects.ts'
import { unscriptedPatterns as unscripted } from '#app/paths/unscripted.ts'

const at = { ...appPatterns, ...communityPatterns, ...projectPatterns }

export const appRoutes = [
  route(at.app, 'routes/app/index.ts'),
  route(at.feed, 'routes/app/feed/list.tsx'),
  route(at.posts, 'routes/app/feed/posts.tsx'),
  route(at.newerPosts, 'routes/app/feed/newer.ts'),
  route(at.newPost, 'routes/app/feed/new-post.tsx'),
  route(at.post, 'routes/app/feed/show.tsx'),
  route(at.checkPost, 'routes/app/feed/check.tsx'),
  route(at.editPost, 'routes/app/feed/edit.tsx'),
  route(at.deletePost, 'routes/app/feed/delete.tsx'),
  route(at.likePost, 'routes/app/feed/like-post.ts'),
  route(at.likeComment, 'routes/app/feed/like-comment.ts'),
  route(at.deleteComment, 'routes/app/feed/delete-comment.tsx'),
  route(at.newStory, 'routes/app/stories/new.tsx'),
  route(at.newStoryPhoto, 'routes/app/stories/new-photo.tsx'),
  route(at.newStoryVideo, 'routes/app/stories/new-video.tsx'),
  route(at.story, 'routes/app/stories/show.tsx'),
  route(at.deleteStory, 'routes/app/stories/delete.tsx'),
  route(at.storySeen, 'routes/app/stories/seen.ts'),
  route(at.storyLike, 'routes/app/stories/like.ts'),
  route(at.newProject, 'routes/app/projects/edit/new.tsx'),
  route(at.editProject, 'routes/app/projects/edit/show.ts'),
  route(at.projectBasic, 'routes/app/projects/edit/basic.tsx'),
  route(at.projectDetails, 'routes/app/projects/edit/details.tsx'),
  route(at.projectSkills, 'routes/app/projects/edit/skills.tsx'),
  route(at.projectMedia, 'routes/app/projects/edit/media.tsx'),
  route(at.projectReview, 'routes/app/projects/edit/review.tsx'),
  route(at.projectMade, 'routes/app/projects/edit/made.tsx'),
  route(at.deleteProject, 'routes/app/projects/edit/delete.tsx'),
  route(at.search, 'routes/app/search/show.tsx'),
  route(at.searchSuggestions, 'routes/app/search/suggestions.ts'),
  route(at.help, 'routes/app/safety/help.tsx'),
  route(at.notifications, 'routes/app/notifications/list.tsx'),
  route(at.readNotifications, 'routes/app/notifications/read.ts'),
  route(at.openNotification, 'routes/app/notifications/open.ts'),
  route(at.tests, 'routes/app/tests/list.tsx'),
  route(at.test, 'routes/app/tests/show.tsx'),
  route(at.questions, 'routes/app/tests/questions.ts'),
  route(at.question, 'routes/app/tests/question.tsx'),
  route(at.check, 'routes/app/tests/check.tsx'),
  route(at.results, 'routes/app/tests/results.tsx'),
  route(at.review, 'routes/app/tests/review.tsx'),
  route(at.professions, 'routes/app/professions/list.tsx'),
  route(at.profession, 'routes/app/professions/show.tsx'),
  route(at.thumb, 'routes/app/professions/thumb.ts'),
  route(at.preparation, 'routes/app/professions/preparation.ts'),

  // Admission
  route(at.institutions, 'routes/app/institutions/list.tsx'),
  route(at.picks, 'routes/app/institutions/picks.ts'),
  route(at.institution, 'routes/app/institutions/show.tsx'),
  route(at.programmes, 'routes/app/admission/programmes.tsx'),
  route(at.admissions, 'routes/app/admission/list.tsx'),
  route(at.admission, 'routes/app/admission/show.tsx'),
  route(at.admissionProgress, 'routes/app/admission/progress.ts'),

  // Careers: plans
  route(at.careers, 'routes/app/careers/list.tsx'),
  route(at.newPlan, 'routes/app/careers/new/situation.tsx'),
  route(at.planAim, 'routes/app/careers/new/aim.ts'),
  route(at.planGoal, 'routes/app/careers/new/goal.tsx'),
  route(at.planProfession, 'routes/app/careers/new/profession.tsx'),
  route(at.planProgramme, 'routes/app/careers/new/programme.tsx'),
  route(at.planAbout, 'routes/app/careers/new/about.tsx'),
  route(at.plan, 'routes/app/careers/show.tsx'),
  route(at.planProgress, 'routes/app/careers/progress.ts'),
  route(at.planCalendar, 'routes/app/careers/calendar.ts'),
  route(at.planUpdate, 'routes/app/careers/update.tsx'),
  route(at.archivePlan, 'routes/app/careers/archive.tsx'),
  route(at.subtask, 'routes/app/careers/subtask.ts'),

  // Personality analysis
  route(at.personality, 'routes/app/personality/show.tsx'),
  route(at.startAnalysis, 'routes/app/personality/start.ts'),
  route(at.analysisProgress, 'routes/app/personality/progress.ts'),
  route(at.feedback, 'routes/app/personality/feedback.tsx'),
  route(at.shareAnalysis, 'routes/app/personality/share.ts'),
  route(at.revokeShare, 'routes/app/personality/revoke-share.ts'),

  // Profile and what others see
  route(at.profile, 'routes/app/profile/show.tsx'),
  route(at.portfolio, 'routes/app/portfolio/show.tsx'),
  route(at.choosePortfolio, 'routes/app/portfolio/choose.tsx'),
  route(at.sharePortfolio, 'routes/app/portfolio/share.ts'),
  route(at.revokePortfolioShare, 'routes/app/portfolio/revoke-share.ts'),
  route(at.pinProject, 'routes/app/projects/pin.ts'),
  route(at.follow, 'routes/app/profile/follow.tsx'),
  route(at.block, 'routes/app/profile/block.tsx'),
  route(at.mute, 'routes/app/profile/mute.ts'),

  // Projects
  route(at.projects, 'routes/app/projects/list.tsx'),
  // A project and its team
  route(at.project, 'routes/app/projects/show.tsx'),
  route(at.followProject, 'routes/app/projects/follow.ts'),
  route(at.joinProject, 'routes/app/projects/join.tsx'),
  route(at.withdrawRequest, 'routes/app/projects/withdraw.ts'),
  route(at.projectRequest, 'routes/app/projects/request.ts'),
  route(at.leaveProject, 'routes/app/projects/leave.tsx'),
  route(at.projectTeam, 'routes/app/projects/team.tsx'),
  route(at.projectMember, 'routes/app/projects/member.tsx'),
  route(at.projectObjective, 'routes/app/projects/objective.ts'),
  route(at.projectUpdate, 'routes/app/projects/new-update.tsx'),
  route(at.projectImage, 'routes/app/projects/image.tsx'),

  // Reports, and decisions about the viewer's own content
  route(at.report, 'routes/app/report/new.tsx'),
  route(at.reported, 'routes/app/report/show.tsx'),
  route(unscripted.safetyCases, 'routes/app/safety/list.tsx'),
  route(at.safetyCase, 'routes/app/safety/case.tsx'),

  // Certificates, pictures, files
  route(at.newCertificate, 'routes/app/certificates/new.tsx'),
  route(at.deleteCertificate, 'routes/app/certificates/delete.tsx'),
  route(at.avatar, 'routes/app/settings/avatar.tsx'),
  route(at.deleteAvatar, 'routes/app/settings/delete-avatar.ts'),
  route(at.cover, 'routes/app/settings/cover.tsx'),
  route(at.deleteCover, 'routes/app/settings/delete-cover.ts'),

  // Settings: profile, academic
  route(at.settings, 'routes/app/settings/profile.tsx'),
  route(at.interests, 'routes/app/settings/interests.tsx'),
  route(at.academic, 'routes/app/settings/academic.tsx'),
  route(at.languages, 'routes/app/settings/languages.tsx'),
  route(at.removeLanguage, 'routes/app/settings/remove-language.ts'),

  // Settings: credentials
  route(at.twoStepSettings, 'routes/app/settings/two-step.tsx'),
  route(at.credentials, 'routes/app/settings/credentials.tsx'),
  route(at.email, 'routes/app/settings/email.tsx'),
  route(at.endSession, 'routes/app/settings/end-session.ts'),

  // Settings: my school
  route(at.mySchool, 'routes/app/settings/school.tsx'),
  route(at.joinSchool, 'routes/app/settings/join-school.tsx'),
  route(at.leaveSchool, 'routes/app/settings/leave-school.tsx'),
  route(at.askForTalk, 'routes/app/settings/ask-for-talk.tsx'),

  // Settings: visibility, blocked and muted people
  route(at.privacySettings, 'routes/app/settings/privacy.tsx'),
  // Settings: notifications
  route(at.wishes, 'routes/app/settings/wishes.tsx'),

  // Settings: my data
  route(at.myData, 'routes/app/settings/my-data.tsx'),
  route(at.exportData, 'routes/app/settings/export-data.ts'),
  route(at.closeAccount, 'routes/app/settings/close-account.tsx'),
  route(at.keepAccount, 'routes/app/settings/keep-account.ts'),
  route(at.consent, 'routes/app/settings/consent.ts'),
] satisfies RouteConfig
