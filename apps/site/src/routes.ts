import { index, type RouteConfig, route } from '@react-router/dev/routes'

const contentPage = 'routes/content-page.tsx'

export default [
  index(contentPage, { id: 'home-page' }),
  route('fundraising/:slug', 'routes/fundraising-page.tsx'),
  route('fundraising/:slug/donate', 'routes/donate-page.tsx'),
  route('fundraising/:slug/donate/complete', 'routes/donate-complete-page.tsx'),
  route('teams/:slug', 'routes/team-page.tsx'),
  route('reports', 'routes/reports-page.tsx'),
  // Everything else is content.
  route('*', contentPage, { id: 'internal-page' }),
] satisfies RouteConfig
