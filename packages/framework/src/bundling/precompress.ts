import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '@milepost/server'

/**
 * Writes each of a build's files for browsers compressed beside itself, once, as small as it gets.
 *
 * @param clientFolder - the folder with `assets/`
 */
export async function precompress(clientFolder: string): Promise<void> {
  const files = globSync('assets/**/*.{js,css,svg}', { cwd: clientFolder })
  await Promise.all(
    files.map(async (file) => {
      const path = join(clientFolder, file)
      const { br, gzip } = await compress(readFileSync(path), 11)
      writeFileSync(`${path}.br`, br)
      writeFileSync(`${path}.gz`, gzip)
    }),
  )
}
