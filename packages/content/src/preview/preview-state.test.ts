import { expect, it } from 'vitest'
import { isPreviewValid, previewLengthMs } from './preview-state.ts'

const nowMs = 1_000_000

it.each([
  [nowMs - 1, false],
  [nowMs, false],
  [nowMs + 1, true],
  [nowMs + previewLengthMs, true],
  [nowMs + previewLengthMs + 1, false],
])('a preview that ends at %d is honoured at 1000000: %s [S5.28]', (expiry, expected) =>
  expect(isPreviewValid({ previewToken: 't', repo: 'r', expiry }, nowMs)).toBe(expected),
)
