import * as v from 'valibot'
import { isRecord } from '../documents/is-record.ts'
import { describeValue } from '../fields/describe-value.ts'
import { tenantSchema } from './tenant.ts'
import type { Tenant } from './tenant.ts'

/** The table of tenants is not what it must be; the message names the tenant and the field. */
export class TenantTableError extends Error {
  override readonly name = 'TenantTableError' as const
}

/** Every tenant by its customer's site key (Spec §1). */
export type TenantTable = ReadonlyMap<string, Tenant>

/** Site keys are names of folders and parts of addresses. */
const siteKey = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

/** Whether a text can be a site key: small letters, digits and dashes inside, at most 64 characters. */
export function isSiteKey(text: string): boolean {
  return siteKey.test(text)
}

/**
 * The table of tenants, checked.
 *
 * @param table - site keys and their settings, as read from a file
 * @throws TenantTableError for the first thing that is wrong, such as
 *   `demo.pages: expected a whole number from 1 to 9999`
 */
export function parseTenants(table: unknown): TenantTable {
  if (!isRecord(table)) {
    throw new TenantTableError(`expected tenants by their site key, found ${describeValue(table)}`)
  }
  return new Map(Object.entries(table).map(([key, value]) => [key, parseTenant(key, value)]))
}

function parseTenant(key: string, value: unknown): Tenant {
  if (!isSiteKey(key)) {
    throw new TenantTableError(`${describeValue(key)}: expected a site key of a-z, 0-9 and -`)
  }
  const result = v.safeParse(tenantSchema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = (issue.path ?? []).map((item) => `.${String(item.key)}`).join('')
  throw new TenantTableError(`${key}${path}: ${issue.message}`)
}
