import { index, type RouteConfig, route } from '@react-router/dev/routes'

const contentPage = 'routes/content-page.tsx'

export default [
  index(contentPage, { id: 'home-page' }),
  route('fundraising/:slug', 'routes/fundraising-page.tsx'),
  route('fundraising/:slug/donate', 'routes/donate-page.tsx'),
  route('fundraising/:slug/donate/complete', 'routes/donate-complete-page.tsx'),
  // Any path below teams is a team's (Spec §2).
  route('teams/:slug/*', 'routes/team-page.tsx'),
  route('fundraising-edit/:slug', 'routes/fundraising-edit-page.tsx'),
  route('search-results', 'routes/search-results.ts'),
  route('refresh/:kind/:slug', 'routes/revalidate-page.ts'),
  route('reports', 'routes/reports-page.tsx'),
  route('reports/audit', 'routes/reports-audit.ts'),
  route('register', 'routes/register-page.tsx'),
  route('sign-in', 'routes/sign-in-page.tsx'),
  route('sign-up', 'routes/sign-up-page.tsx'),
  route('reset-password', 'routes/reset-password-page.tsx'),
  route('auth/callback', 'routes/auth-callback-page.tsx'),
  route('preview', 'routes/preview-page.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('rss.xml', 'routes/rss.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('styles/:sheet', 'routes/site-styles.ts'),
  // Everything else is content.
  route('*', contentPage, { id: 'internal-page' }),
] satisfies RouteConfig
