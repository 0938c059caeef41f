import { addressesOf } from './address.ts'

/** Addresses of what people tell one another, and of its safety. Pages that only guide carry none of them; what stands around
 *  every page (feed, search, notifications) is among those of the signed-in area. */
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

/** The address of a page of the community. */
export const communityPathOf = addressesOf(communityPatterns)
