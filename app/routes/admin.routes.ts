import { type RouteConfig, route } from '@remix-run/route-config'
import { adminPatterns as at } from '#app/paths/admin.ts'

/** The administration. A pupil's browser is told of none of these pages (docs/decisions/054). */
export const adminRoutes = [
  route(at.admin, 'routes/admin/index.ts'),
  route(at.analytics, 'routes/admin/analytics.tsx'),
  route(at.applications, 'routes/admin/applications.tsx'),
  route(at.answerApplication, 'routes/admin/answer-application.ts'),
] satisfies RouteConfig
