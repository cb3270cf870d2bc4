import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inFolder, log } from '../processes.ts'
import { packPackages } from './application.ts'
import { checkPacked } from './check-packed.ts'
import { checkDataLayer, checkThisNode } from './data-layer.ts'
import { checkForeignSite } from './foreign-site.ts'
import { checkSite } from './site.ts'
import { checkSupporterApplications } from './supporter.ts'

/**
 * Uses the packed packages as other teams would. `applications`: the packages themselves, and applications of tarballs. `site`: from
 * `npm create milepost` to `npm update`. `nodes`: every entry with the Node that started npm.
 */
export async function outside(): Promise<void> {
  const chosen = process.argv.slice(2)
  const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)
  await inFolder('outside', async (folder) => {
    const tarballs = join(folder, 'tarballs')
    await packPackages(['*'], tarballs)
    const halves = [
      ...(isChosen('applications') ? [checkApplications(folder, tarballs)] : []),
      ...(isChosen('site') ? [checkSite(folder, tarballs)] : []),
      ...(chosen.includes('nodes') ? [checkThisNode(join(folder, 'nodes'), tarballs)] : []),
    ]
    // Each keeps one core busy.
    const ended = await Promise.allSettled(halves)
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  })
}

async function checkApplications(folder: string, tarballs: string): Promise<void> {
  const files = readdirSync(tarballs)
  for (const file of files) await checkPacked(join(tarballs, file))
  log(`${files.length} packages, nothing found`)
  await checkDataLayer(join(folder, 'data-layer'), tarballs, (sandboxOrigin) =>
    checkSupporterApplications(join(folder, 'supporter'), { tarballs, sandboxOrigin }),
  )
  await checkForeignSite(join(folder, 'foreign-site'), tarballs)
}
