import { readFile } from 'node:fs/promises'
import { frameAncestors, parseTenants } from '@milepost/content'
import { EnvironmentError } from '../src/wiring/site-environment.ts'

/**
 * Who may show a tenant's sites in a frame (decisions: frames): sources for `frame-ancestors`, from the
 * table of tenants. Nobody else when no tenant is named.
 *
 * @throws EnvironmentError when the table or the tenant is not there, or is wrong
 */
export async function tenantFrames({
  TENANT: tenant = '',
  TENANTS_FILE: file = '',
}: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> {
  if (tenant === '') return []
  try {
    const found = parseTenants(JSON.parse(await readFile(file, 'utf8'))).get(tenant)
    if (found === undefined) throw new Error(`there is no tenant "${tenant}" in it`)
    const [, ...sources] = frameAncestors(found, { iframe: true }).split(' ')
    return sources
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError(
      `The site cannot start:\n- TENANTS_FILE (${file || 'not set'}) cannot be used for TENANT=${tenant}: ${problem}`,
    )
  }
}
