import type { RouteConfig } from '@remix-run/route-config'
import { adminRoutes } from './routes/admin.routes.ts'
import { appRoutes } from './routes/app.routes.ts'
import { publicRoutes } from './routes/public.routes.ts'

/** Every address of the site, one page per line. Routes are not nested, so each loader must call its own guard. */
export default [...publicRoutes, ...appRoutes, ...adminRoutes] satisfies RouteConfig
