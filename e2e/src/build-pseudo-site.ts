import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from './repository-root.ts'

const site = join(repositoryRoot, 'apps/site')
const quoted = (file: string) => JSON.stringify(join(repositoryRoot, file))

/** Files of the copied application that add the pseudo-languages to what its own files export. */
const pseudoModules = {
  'site.config.ts': `import site from './plain-site.config.ts'
import { withPseudoLanguages } from ${quoted('e2e/src/pseudo-languages/with-pseudo-languages.ts')}
export default withPseudoLanguages(site, () => import(${quoted('packages/framework/messages.json')}))
`,
  'site.server.ts': `import server from './plain-site.server.ts'
import site from './plain-site.config.ts'
import { withPseudoDocuments } from ${quoted('e2e/src/pseudo-languages/with-pseudo-documents.ts')}
export default withPseudoDocuments(server, site)
`,
}

/**
 * Builds the site with pseudo-languages and without its feed, in a separate folder, because no other test uses such a
 * site.
 *
 * @param folder - a new folder next to the repository's packages
 * @returns the folder of the built site
 */
export async function buildPseudoSite(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  for (const name of ['app', 'content', 'package.json', 'server.ts']) {
    cpSync(join(site, name), join(folder, name), { recursive: true })
  }
  for (const name of ['react-router.config.ts', 'vite.config.ts']) {
    cpSync(join(site, name), join(folder, name))
  }
  for (const name of ['site.config', 'site.server']) {
    renameSync(join(folder, `app/${name}.ts`), join(folder, `app/plain-${name}.ts`))
  }
  for (const [name, text] of Object.entries(pseudoModules)) {
    writeFileSync(join(folder, 'app', name), text)
  }
  const base = { extends: join(repositoryRoot, 'tsconfig.base.json') }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(base))
  symlinkSync(join(site, 'node_modules'), join(folder, 'node_modules'))
  await promisify(execFile)(
    process.execPath,
    [join(site, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: folder,
      timeout: 300_000,
      maxBuffer: 10_000_000,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: '--conditions=@milepost/source',
        SITE_WITHOUT: 'rss',
      },
    },
  )
  // Other build output is irrelevant.
  rmSync(join(folder, 'app'), { recursive: true })
  return join(folder, 'build')
}
