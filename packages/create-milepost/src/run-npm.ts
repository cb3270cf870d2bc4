import { spawn } from 'node:child_process'

/**
 * Runs npm in a folder, and shows what it says.
 *
 * @throws Error when it fails
 */
export async function runNpm(folder: string, args: readonly string[]): Promise<void> {
  const child = spawn('npm', [...args], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}`)
}
