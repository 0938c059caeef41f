import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/notifications.ts'

export default {
  title: 'Notifications',
  description: 'Who replied to you and supported you, what is ready, and which deadlines are near.',
  views: 'Which to show',
  all: 'All',
  unread: 'Unread',
  new: 'New',
  readAll: 'Mark all as read',
  wishes: 'What to be told of',
  none: 'Nothing yet',
  noneText:
    'Replies and support of others, an analysis or a plan that is ready, and deadlines of saved institutions will be here.',
  'none.go': 'Open the feed',
  noneUnread: 'Everything is read',
  noneUnreadText: 'What you have read stays under “All”.',
  'noneUnread.go': 'Show all',
  pages: 'Pages of notifications',
  newest: 'To the newest',
  older: 'Earlier ones',
  about: 'About notifications',
  gathered: 'What is alike is gathered',
  gatheredText: 'However many people support one post, until you have read it that is one line.',
  year: 'Kept for a year',
  yearText: 'A notification is erased after a year. What it told of stays.',
} satisfies Translated<typeof ru>
