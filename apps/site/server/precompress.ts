/** After a build: writes each browser file compressed beside itself, once, as small as it gets. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '@milepost/server'
import { clientFolder } from './client-folder.ts'

const files = globSync('assets/**/*.{js,css,svg}', { cwd: clientFolder })
await Promise.all(
  files.map(async (file) => {
    const path = join(clientFolder, file)
    const { br, gzip } = await compress(readFileSync(path), 11)
    writeFileSync(`${path}.br`, br)
    writeFileSync(`${path}.gz`, gzip)
  }),
)
