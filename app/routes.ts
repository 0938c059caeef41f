import type { RouteConfig } from '@remix-run/route-config'
import { adminRoutes } from './routes/admin.routes.ts'
import { appRoutes } from './routes/app.routes.ts'
import { publicRoutes } from './routes/public.routes.ts'

/** Every address of the site. One line, one page; nothing is nested, so a page's own loader is its only guard. */
export default [...publicRoutes, ...appRoutes, ...adminRoutes] satisfies RouteConfig
