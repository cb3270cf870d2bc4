// @vitest-environment node
import type { Preset } from '@react-router/dev/config'
import { expect, it } from 'vitest'
import { milepost } from './preset.ts'

type Resolved = Parameters<NonNullable<Preset['reactRouterConfigResolved']>>[0]['reactRouterConfig']

const check = (settings: Partial<Resolved>) => () =>
  milepost().reactRouterConfigResolved?.({
    reactRouterConfig: { basename: '/', ssr: true, ...settings } as Resolved,
  })

it('accepts the settings that the server supports', () => {
  expect(check({})).not.toThrow()
  expect(check({ prerender: false })).not.toThrow()
})

it.each([
  [{ basename: '/give' }, 'basename is "/give"'],
  [{ prerender: true }, 'prerender is set'],
  [{ prerender: ['/'] }, 'prerender is set'],
  [{ ssr: false }, 'ssr is off'],
] satisfies [Partial<Resolved>, string][])('rejects %j with a hint', (settings, problem) => {
  expect(check(settings)).toThrow(problem)
  expect(check(settings)).toThrow('Remove')
})
