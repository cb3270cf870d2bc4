import { expect, it } from 'vitest'
import { createRequestId } from './request-trace.ts'

it('createRequestId returns twelve unambiguous letters and digits', () => {
  const ids = Array.from({ length: 200 }, () => createRequestId())
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
})
