import { expect, it } from 'vitest'
import { getTenantFrameAncestors } from './create-site-options.ts'

const plan = { sites: 1, pages: 1, keepFiles: false, domains: ['give.example'] }

it('returns the tenant’s domains and whitelist, where * means any', () => {
  const partner = { ...plan, whitelist: ['*.partner.example'] }
  expect(getTenantFrameAncestors(partner)).toEqual(["'self'", 'give.example', '*.partner.example'])
  expect(getTenantFrameAncestors({ ...plan, whitelist: '*' })).toEqual(['*'])
  expect(getTenantFrameAncestors(undefined)).toEqual([])
})
