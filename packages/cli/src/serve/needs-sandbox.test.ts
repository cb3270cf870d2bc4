import { expect, it } from 'vitest'
import { needsSandbox } from './needs-sandbox.ts'

it.each([
  [{}, true],
  [{ PLATFORM_ENVIRONMENT: 'sandbox', CONTENT_ENDPOINT: 'https://x.example/api/v2' }, true],
  [{ PLATFORM_ENVIRONMENT: 'production' }, true],
  [{ CONTENT_ENDPOINT: 'https://x.example/api/v2' }, true],
  [{ PLATFORM_ENVIRONMENT: 'own', CONTENT_SOURCE: 'own' }, false],
  [{ CONTENT_SOURCE: 'own' }, true],
  [{ PLATFORM_ENVIRONMENT: 'production', CONTENT_ENDPOINT: 'https://x.example/api/v2' }, false],
])('with %j the sandbox is needed: %s', (environment, isNeeded) =>
  expect(needsSandbox(environment)).toBe(isNeeded),
)
