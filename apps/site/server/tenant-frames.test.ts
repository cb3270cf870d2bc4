import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EnvironmentError } from '../src/wiring/site-environment.ts'
import { tenantFrames } from './tenant-frames.ts'

const file = join(mkdtempSync(join(tmpdir(), 'milepost-tenants-')), 'tenants.json')
const plan = { sites: 1, pages: 1, domains: ['give.example'], whitelist: ['*.partner.example'] }
const table = JSON.stringify({ coast: plan, open: { ...plan, whitelist: '*' } })
writeFileSync(file, table)
const readText = (path: string) => readFile(path, 'utf8')

it('gives the tenant’s domains and whitelist, where * means any', async () => {
  const frames = (TENANT: string) => tenantFrames({ TENANT, TENANTS_FILE: file }, readText)
  expect(await frames('coast')).toEqual(["'self'", 'give.example', '*.partner.example'])
  expect(await frames('open')).toEqual(['*'])
  expect(await tenantFrames({})).toEqual([])
})

it('does not start with a tenant that is not there', async () => {
  await expect(tenantFrames({ TENANT: 'nobody', TENANTS_FILE: file }, readText)).rejects.toThrow(
    /there is no tenant "nobody"/,
  )
  await expect(tenantFrames({ TENANT: 'coast' }, readText)).rejects.toBeInstanceOf(EnvironmentError)
})

it('reads the table itself where there are no files', async () => {
  expect(await tenantFrames({ TENANT: 'coast', TENANTS: table })).toContain('give.example')
  await expect(tenantFrames({ TENANT: 'coast', TENANTS: '{' })).rejects.toThrow(/- TENANTS cannot/)
  await expect(tenantFrames({ TENANT: 'coast', TENANTS_FILE: file })).rejects.toThrow(/set TENANTS/)
})
