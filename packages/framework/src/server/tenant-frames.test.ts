import { expect, it } from 'vitest'
import { getTenantFrames } from './create-site-options.ts'

const plan = { sites: 1, pages: 1, keepFiles: false, domains: ['give.example'] }

it('gives the tenant’s domains and whitelist, where * means any [S1.18, S1.19, S1.20]', () => {
  const partner = { ...plan, whitelist: ['*.partner.example'] }
  expect(getTenantFrames(partner)).toEqual(["'self'", 'give.example', '*.partner.example'])
  expect(getTenantFrames({ ...plan, whitelist: '*' })).toEqual(['*'])
  expect(getTenantFrames(undefined)).toEqual([])
})
