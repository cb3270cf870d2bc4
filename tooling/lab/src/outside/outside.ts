/**
 * `npm run lab -- outside`: uses the packages as other teams would. `npm run lab -- outside site`, or `-- applications`, does one
 * half of it.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRegistry } from '../rehearse/start-registry.ts'
import { runAgencySite } from './agency-site.ts'
import { checkPacked } from './check-packed.ts'
import { runCreatedSite } from './created-site.ts'
import { runDataLayer } from './data-layer.ts'
import { runForeignSite } from './foreign-site.ts'
import { packPackages } from './pack-packages.ts'
import { strangerEnvironment } from './stranger-environment.ts'
import { runSupporterApplications } from './supporter-applications.ts'
import {
  changeWords,
  firstVersion,
  nextVersions,
  publishVersion,
  unpackPackages,
} from './versions-to-publish.ts'

const halves = { applications: runApplications, site: runSite }
const chosen = Object.entries(halves).filter(([name]) => process.argv.slice(2).includes(name))
const startedMs = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'milepost-outside-'))
const tarballs = join(folder, 'tarballs')
// It is installed while the packages are packed.
const registryStarting = startRegistry(join(folder, 'registry'))
// What goes wrong is told where it is waited for.
registryStarting.catch(() => undefined)
try {
  mkdirSync(tarballs)
  await packPackages(['*'], tarballs)
  // Two at a time: most of it is installing and building, which keeps one core busy each.
  const work = chosen.length > 0 ? chosen : Object.entries(halves)
  const ended = await Promise.allSettled(work.map(([, run]) => run()))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  console.log(`outside: ${Math.round((Date.now() - startedMs) / 1000)} s`)
} finally {
  const [registry] = await Promise.allSettled([registryStarting])
  if (registry.status === 'fulfilled') await registry.value.stop()
  // Its files are a hundred thousand: what comes next need not wait until they are gone.
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
}

/** The packages themselves, and applications of packages that come from their tarballs. */
async function runApplications(): Promise<void> {
  const files = readdirSync(tarballs)
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- it keeps a core busy
    await checkPacked(join(tarballs, file))
  }
  console.log(`outside (publint, are the types wrong): ${files.length} packages, nothing found`)
  await runDataLayer(join(folder, 'data-layer'), tarballs, (sandboxOrigin) =>
    runSupporterApplications(join(folder, 'supporter'), { tarballs, sandboxOrigin }),
  )
  await runForeignSite(join(folder, 'foreign-site'), tarballs)
}

/** The site of an agency, from `npm create milepost` to `npm update`, with a registry that has our packages. */
async function runSite(): Promise<void> {
  const packages = join(folder, 'packages')
  unpackPackages(tarballs, packages)
  const registry = await registryStarting
  const publisher = { ...process.env, ...registry.environment }
  await publishVersion(packages, firstVersion, publisher)
  const environment = strangerEnvironment(join(folder, 'home'), registry.origin)
  const site = await runCreatedSite(join(folder, 'created'), environment)
  await runAgencySite({ folder: site, environment }, async () => {
    changeWords(packages)
    for (const version of nextVersions) {
      // oxlint-disable-next-line no-await-in-loop -- the later one is the newest
      await publishVersion(packages, version, publisher)
    }
    return readdirSync(packages).filter((name) => name.startsWith('milepost-'))
  })
}
