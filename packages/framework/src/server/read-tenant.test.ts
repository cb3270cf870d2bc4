import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EnvironmentError } from '../base/variables.ts'
import { readTenant } from './site-settings.ts'

const file = join(mkdtempSync(join(tmpdir(), 'milepost-tenants-')), 'tenants.json')
const plan = { sites: 1, pages: 1, domains: ['give.example'], whitelist: ['*.partner.example'] }
const table = JSON.stringify({ coast: plan })
writeFileSync(file, table)
const readText = (path: string) => readFile(path, 'utf8')

it('returns the configured tenant, or undefined without one', async () => {
  expect(await readTenant({ TENANT: 'coast', TENANTS_FILE: file }, readText)).toMatchObject(plan)
  expect(await readTenant({})).toBeUndefined()
})

it('throws an error if the tenant does not exist', async () => {
  await expect(readTenant({ TENANT: 'nobody', TENANTS_FILE: file }, readText)).rejects.toThrow(
    /it has no tenant "nobody"/,
  )
  await expect(readTenant({ TENANT: 'coast' }, readText)).rejects.toBeInstanceOf(EnvironmentError)
})

it('reads the table from the variable if there is no file system', async () => {
  expect(await readTenant({ TENANT: 'coast', TENANTS: table })).toMatchObject(plan)
  await expect(readTenant({ TENANT: 'coast', TENANTS: '{' })).rejects.toThrow(/- TENANTS cannot/)
  await expect(readTenant({ TENANT: 'coast', TENANTS_FILE: file })).rejects.toThrow(/Set TENANTS/)
})
