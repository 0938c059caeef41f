import { addressesOf } from './address.ts'

/** Addresses of projects and portfolios. The list of projects is in `appPatterns`, because the menu links to it. */
export const projectPatterns = {
  newProject: '/app/projects/create',
  project: '/app/projects/:projectId',
  editProject: '/app/projects/:projectId/edit',
  projectBasic: '/app/projects/:projectId/edit/basic',
  projectDetails: '/app/projects/:projectId/edit/details',
  projectSkills: '/app/projects/:projectId/edit/skills',
  projectMedia: '/app/projects/:projectId/edit/media',
  projectReview: '/app/projects/:projectId/edit/review',
  projectMade: '/app/projects/:projectId/made',
  deleteProject: '/app/projects/:projectId/delete',
  followProject: '/app/projects/:projectId/follow',
  joinProject: '/app/projects/:projectId/join',
  withdrawRequest: '/app/projects/:projectId/join/withdraw',
  projectRequest: '/app/projects/:projectId/requests/:requestId',
  leaveProject: '/app/projects/:projectId/leave',
  projectTeam: '/app/projects/:projectId/team',
  projectMember: '/app/projects/:projectId/team/:username',
  projectObjective: '/app/projects/:projectId/objectives/:objectiveId',
  projectUpdate: '/app/projects/:projectId/updates/new',
  projectImage: '/app/projects/:projectId/images/:fileId',
  pinProject: '/app/projects/:projectId/pin',
  portfolio: '/app/profile/:username/portfolio',
  choosePortfolio: '/app/portfolio/choose',
  sharePortfolio: '/app/portfolio/share',
  revokePortfolioShare: '/app/portfolio/share/:shareId/revoke',
} as const

export const projectPathOf = addressesOf(projectPatterns)
