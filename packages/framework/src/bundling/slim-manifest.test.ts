import { expect, it } from 'vitest'
import { slimManifestText } from './slim-manifest.ts'

it('leaves out what a route does not have, and nothing else', () => {
  const manifest = {
    version: '1',
    routes: { a: { id: 'a', path: '', hasLoader: true, hasAction: false, css: [] } },
  }
  expect(slimManifestText(`window.__reactRouterManifest=${JSON.stringify(manifest)};\n`)).toBe(
    'window.__reactRouterManifest={"version":"1","routes":{"a":{"id":"a","path":"","hasLoader":true,"css":[]}}};',
  )
})

it('is refused for what is no list of routes', () => {
  expect(() => slimManifestText('export {}')).toThrow('begins with other words')
  expect(() => slimManifestText('window.__reactRouterManifest=')).toThrow(SyntaxError)
})
