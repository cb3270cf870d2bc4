import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startApplication } from './accessibility/measures/start-application.ts'
import { repositoryRoot } from './repository-root.ts'
import { expect, open, test } from './test.ts'

/*
 * Compares `packages/framework/src/frame/navigation/router-internals.ts` with the router of the built site. If this fails after an
 * update of React Router, adapt that file.
 */

interface Route {
  readonly id: string
  readonly path?: string
  readonly parentId?: string
  readonly module: string
}

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
    const { __reactRouterManifest, __reactRouterRouteModules } = window as unknown as Record<
      string,
      Record<string, unknown>
    >
    const routes = Object.values(__reactRouterManifest?.['routes'] ?? {}) as Route[]
    return {
      slug: routes.find(({ path }) => path?.includes(':slug')),
      loaded: Object.keys(__reactRouterRouteModules ?? {}).length,
    }
  })
  expect(known.slug).toMatchObject({
    id: expect.stringMatching(/./),
    parentId: 'root',
    module: expect.stringMatching(/^\/assets\/.+\.js$/),
  })
  expect(known.loaded).toBeGreaterThan(1)

  const keyOf = () => page.evaluate(() => (history.state as { key?: string }).key ?? '')
  const key = await keyOf()
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('navigation').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/about')
  expect(await keyOf()).not.toBe(key)
  const kept = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('milepost-scroll-positions') ?? '{}') as object,
  )
  expect(Object.keys(kept)).toContain(key)
})
