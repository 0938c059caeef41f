import { addressesOf } from './address.ts'

/** Addresses of posts, stories, reports and safety. They are separate so that guidance pages do not load them. The
 *  feed, search and notifications are linked from every page and are in `appPatterns`. */
export const communityPatterns = {
  newerPosts: '/app/feed/newer',
  posts: '/app/feed/posts',
  newPost: '/app/feed/posts/new',
  post: '/app/feed/posts/:postId',
  checkPost: '/app/feed/posts/:postId/check',
  editPost: '/app/feed/posts/:postId/edit',
  deletePost: '/app/feed/posts/:postId/delete',
  likePost: '/app/feed/posts/:postId/like',
  likeComment: '/app/feed/comments/:commentId/like',
  deleteComment: '/app/feed/comments/:commentId/delete',
  report: '/app/report',
  newStory: '/app/stories/new',
  newStoryPhoto: '/app/stories/new/photo',
  newStoryVideo: '/app/stories/new/video',
  story: '/app/stories/:username/:storyId',
  deleteStory: '/app/stories/:username/:storyId/delete',
  storySeen: '/app/stories/:storyId/seen',
  storyLike: '/app/stories/:storyId/like',
  readNotifications: '/app/notifications/read',
  openNotification: '/app/notifications/:notificationId/open',
  block: '/app/people/:username/block',
  mute: '/app/people/:username/mute',
  reported: '/app/report/:caseId',
  safetyCase: '/app/safety/cases/:caseId',
} as const

export const communityPathOf = addressesOf(communityPatterns)
