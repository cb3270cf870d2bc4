import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startApplication } from './accessibility/measures/start-application.ts'
import { repositoryRoot } from './repository-root.ts'
import { expect, open, test } from './test.ts'

/*
 * What `packages/framework/src/navigation/router-internals.ts` expects of React Router, on the built site. Where this fails
 * after an update of the router, that file is to be adapted.
 */

test('the router works as router-internals.ts expects @core', async ({
  page,
  request,
  tideline,
}) => {
  const html = await (await request.get(`${tideline.siteOrigin}/about`)).text()
  expect(html).toContain('window.__reactRouterContext.streamController.enqueue("')
  // Only where the script and the preloads are recognised does the application wait.
  expect(html).toMatch(/<script type="text\/plain" data-modules="\/assets\/[^"]+"[^>]*>import /)
  expect(html).not.toContain('rel="modulepreload"')

  const folder = join(repositoryRoot, 'apps/site/build/client/assets')
  const manifests = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name))
  expect(manifests).toHaveLength(1)
  const manifest = readFileSync(join(folder, manifests[0] ?? ''), 'utf8')
  expect(manifest).toMatch(/^window\.__reactRouterManifest=\{/)

  await open(page, `${tideline.siteOrigin}/about`)
  await startApplication(page)
  const known = await page.evaluate(() => {
    const { __reactRouterManifest, __reactRouterRouteModules, __reactRouterContext } =
      window as unknown as Record<string, Record<string, object> | undefined>
    const routes = Object.values(__reactRouterManifest?.['routes'] ?? {}) as { module?: string }[]
    return {
      areRoutesNamed: routes.length > 5 && routes.every(({ module }) => module !== undefined),
      loaded: Object.keys(__reactRouterRouteModules ?? {}).length,
      context: __reactRouterContext !== undefined,
    }
  })
  expect(known).toMatchObject({ areRoutesNamed: true, context: true })
  expect(known.loaded).toBeGreaterThan(1)

  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('navigation').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/about')
  const kept = await page.evaluate(() => {
    const positions = sessionStorage.getItem('milepost-scroll-positions') ?? '{}'
    return JSON.parse(positions) as Record<string, number>
  })
  expect(Object.keys(kept).length).toBeGreaterThan(0)
})
