import { parseTenants, type Tenant } from '@milepost/content'
import { EnvironmentError } from '../base/site-environment.ts'

/**
 * The tenant whose site this process serves, from the table of tenants: which hosts it is answered for, and who
 * may show it in a frame. Undefined when no tenant is named.
 *
 * @param variables - `TENANT`, and the table as `TENANTS` or in the file `TENANTS_FILE`
 * @param readFile - reads a file as text; left out where there are no files
 * @throws EnvironmentError when the table or the tenant is not there, or is wrong
 */
export async function readTenant(
  {
    TENANT: tenant = '',
    TENANTS: table,
    TENANTS_FILE: file = '',
  }: Readonly<Record<string, string | undefined>>,
  readFile?: (path: string) => Promise<string>,
): Promise<Tenant | undefined> {
  if (tenant === '') return undefined
  const source =
    table === undefined ? `TENANTS_FILE (${file === '' ? 'not set' : file})` : 'TENANTS'
  try {
    const found = parseTenants(JSON.parse(table ?? (await readTable(file, readFile)))).get(tenant)
    if (found === undefined) throw new Error(`there is no tenant "${tenant}" in it`)
    return found
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError(
      `The site cannot start:\n- ${source} cannot be used for TENANT=${tenant}: ${problem}`,
    )
  }
}

function readTable(file: string, readFile?: (path: string) => Promise<string>): Promise<string> {
  if (readFile) return readFile(file)
  throw new Error('there are no files here; set TENANTS to the table itself')
}
