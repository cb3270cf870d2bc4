import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runIn, tarballOf } from './application.ts'

/** Our packages with a command, as their tarballs are called. */
const names = ['milepost-cli', 'milepost-sandbox', 'create-milepost']
const minuteMs = 60_000

/**
 * Starts each packed command with a Node that is too old for it. Nothing that it depends on is installed, so that it can only
 * say what is needed.
 *
 * @param folder - what is unpacked comes into a folder in there
 * @param tarballs - where the packed packages are
 * @param major - of Node, such as 20
 * @throws Error when a command says anything else, or does not end with 1
 */
export async function seeRefusedCommands(
  folder: string,
  tarballs: string,
  major: number,
): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const unpacked = join(folder, 'unpacked', name)
      mkdirSync(unpacked, { recursive: true })
      await runIn(unpacked, 'tar', ['-xzf', tarballOf(tarballs, name)])
      const { code, errors } = await runWithNode(major, join(unpacked, 'package/dist/cli.js'))
      // npm may warn of something before.
      const said = errors.trim().split('\n').at(-1) ?? ''
      const isSentence = /^[a-z-]+ needs Node 24 or newer, and this is Node [\d.]+\. Install /.test(
        said,
      )
      if (code !== 1 || !isSentence || !said.includes(`this is Node ${major}.`)) {
        throw new Error(`${name} on Node ${major} ends with ${code} and says: ${errors}`)
      }
    }),
  )
  console.log(`outside (Node ${major}): ${names.join(', ')} say which Node they need`)
}

function runWithNode(
  major: number,
  file: string,
): Promise<{ code: number | string | null; errors: string }> {
  return new Promise((resolve) => {
    execFile(
      'npx',
      ['--yes', '--package', `node@${major}`, 'node', file],
      { timeout: minuteMs },
      (error, _output, errors) =>
        resolve({ code: error === null ? 0 : (error.code ?? null), errors }),
    )
  })
}
