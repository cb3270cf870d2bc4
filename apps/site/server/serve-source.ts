/** Serves the site from its source and takes up what is edited: `npm run dev`. */
import type { ServerBuild } from 'react-router'
import { type SiteBuild, siteBuild } from './site-build.ts'
import { type RenderSetup, type SetUpRender, startServer } from './start-server.ts'

const renderSource: SetUpRender = async (environment, server, options) => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  let last:
    | { build: SiteBuild; services: ReturnType<SiteBuild['entry']['createServices']> }
    | undefined
  return {
    middleware: vite.middlewares as unknown as NonNullable<RenderSetup['middleware']>,
    render: async (request, facts) => {
      const router = await vite.ssrLoadModule('virtual:react-router/server-build')
      const build = siteBuild(router as unknown as ServerBuild)
      // Edited code brings a new module with contexts of its own; services belong to it.
      if (last?.build.entry !== build.entry) {
        last = { build, services: build.entry.createServices(environment, options) }
      }
      const handle = build.entry.createRequestHandler(build.router, 'development')
      return handle(
        request,
        build.entry.createRequestContext({ services: last.services, ...facts }),
      )
    },
  }
}

await startServer({ ...process.env, NODE_ENV: 'development' }, renderSource)
