import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTenantLimits, isSiteKey, type TenantTable } from '@milepost/content'
import { CommandError } from '../command/command-errors.ts'
import { fallbackIfMissing } from '../application/fallback-if-missing.ts'
import { publicationFile, readPublications, type Publication } from './publication.ts'

export interface PublishRequest {
  /** Key of the site. */
  readonly site: string
  /** Key of the tenant in the table. */
  readonly tenant: string
  readonly tenants: TenantTable
  readonly pages: number
  /** Folder of the build. */
  readonly build: string
  /** Folder with a subfolder for each tenant. */
  readonly to: string
  readonly now: Date
}

/**
 * Copies a build to `{to}/{tenant}/{site}`. The files are prepared in a temporary folder, then put in place by renaming. With
 * the tenant's `keepFiles`, files of earlier builds are kept.
 *
 * @returns the folder written to
 * @throws {CommandError} if the tenant or the build does not exist, the site key is invalid, or another publication cannot be
 * read
 * @throws {TenantLimitError} if the publication exceeds the tenant's limits; nothing is published
 */
export async function publishSite(request: PublishRequest): Promise<string> {
  const { site, tenant: tenantKey, pages, build, to } = request
  const tenant = request.tenants.get(tenantKey)
  if (tenant === undefined) {
    throw new CommandError(
      `There is no tenant "${tenantKey}"`,
      'Use a key from the table of tenants.',
    )
  }
  if (!isSiteKey(site)) {
    throw new CommandError(
      `"${site}" is not a valid site key`,
      'A site key consists of lowercase letters, digits and hyphens.',
    )
  }
  if (!(await isFolder(build))) {
    throw new CommandError(`There is no build at ${build}`, 'Build the site first: milepost build')
  }

  const home = join(to, tenantKey)
  const others = (await readPublications(home)).filter((publication) => publication.site !== site)
  checkTenantLimits(tenantKey, tenant, {
    sites: others.length + 1,
    pages: others.reduce((sum, publication) => sum + publication.pages, pages),
  })

  const target = join(home, site)
  const next = join(home, `.${site}.next`)
  const previous = join(home, `.${site}.previous`)
  await rm(next, { recursive: true, force: true })
  await rm(previous, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const published = await isFolder(target)
  if (published && tenant.keepFiles) await cp(target, next, { recursive: true })
  await cp(build, next, { recursive: true, force: true })
  const publication: Publication = {
    site,
    tenant: tenantKey,
    pages,
    publishedAt: request.now.toISOString(),
  }
  await writeFile(join(next, publicationFile), `${JSON.stringify(publication, null, 2)}\n`)
  if (published) await rename(target, previous)
  await rename(next, target)
  await rm(previous, { recursive: true, force: true })
  return target
}

async function isFolder(path: string): Promise<boolean> {
  const found = await fallbackIfMissing(stat(path), undefined)
  return found?.isDirectory() ?? false
}
