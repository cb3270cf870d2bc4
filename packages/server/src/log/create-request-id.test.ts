import { describe, expect, it } from 'vitest'
import { createRequestId } from './create-request-id.ts'

describe('createRequestId', () => {
  it('makes twelve letters and figures that nobody mistakes for each other', () => {
    const ids = Array.from({ length: 200 }, () => createRequestId())
    expect(new Set(ids).size).toBe(200)
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  })
})
