import { expect, it } from 'vitest'
import { isStagingOrigin } from './head-view.ts'

it('distinguishes staging origins from public ones [S2.65]', () => {
  for (const origin of [
    'http://localhost:4000',
    'http://127.0.0.1',
    'https://staging.example.org',
    'https://walk-staging.example.org',
    'https://preview-7.example.org',
  ]) {
    expect(isStagingOrigin(origin)).toBe(true)
  }
  for (const origin of [
    'https://walk.example.org',
    'https://example.test',
    'https://contest.example.org',
    'https://stagingday.org',
    'nonsense',
    '',
  ]) {
    expect(isStagingOrigin(origin)).toBe(false)
  }
})
