import { type RouteConfig, route } from '@remix-run/route-config'

export default [route('/:page', 'page.tsx')] satisfies RouteConfig
