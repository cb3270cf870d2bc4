import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('fundraising/:slug', 'routes/fundraising-page.tsx'),
  route('fundraising/:slug/donate', 'routes/donate-page.tsx'),
  route('fundraising/:slug/donate/complete', 'routes/donate-complete-page.tsx'),
  // Everything else is content: the home page and every internal page.
  route('*', 'routes/content-page.tsx'),
] satisfies RouteConfig
