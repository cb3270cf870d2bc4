import { expect, it } from 'vitest'
import { getResourceRouteIds } from './milepost-routes.ts'
import { slimManifestText } from './finish-build.ts'

it('removes empty fields and resource routes only', () => {
  const manifest = {
    version: '1',
    routes: {
      a: { id: 'a', path: '', hasLoader: true, hasAction: false, css: [] },
      b: { id: 'b', path: 'rss.xml', hasLoader: true },
    },
  }
  const text = `window.__reactRouterManifest=${JSON.stringify(manifest)};\n`
  expect(slimManifestText(text, ['b'])).toBe(
    'window.__reactRouterManifest={"version":"1","routes":{"a":{"id":"a","path":"","hasLoader":true}}};',
  )
})

it('removes modules from a route that the entry already imports', () => {
  const manifest = {
    entry: { module: '/a.js', imports: ['/a.js', '/b.js'], css: [] },
    routes: { a: { id: 'a', imports: ['/b.js', '/c.js'] } },
  }
  expect(slimManifestText(`window.__reactRouterManifest=${JSON.stringify(manifest)}`, [])).toBe(
    'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/a.js","/b.js"],"css":[]},"routes":{"a":{"id":"a","imports":["/c.js"]}}};',
  )
})

it('throws an error for an invalid route manifest', () => {
  expect(() => slimManifestText('export {}', [])).toThrow('does not start with')
  expect(() => slimManifestText('window.__reactRouterManifest=', [])).toThrow(SyntaxError)
})

it('returns the kit’s resource routes, and no page routes', () => {
  const ids = getResourceRouteIds()
  expect(ids).toContain('routes/rss')
  expect(ids).toContain('routes/total')
  expect(ids).toContain('routes/embed-module')
  expect(ids).not.toContain('routes/embed-page')
  expect(ids).not.toContain('internal-page')
  expect(ids).not.toContain('routes/search-results')
})
