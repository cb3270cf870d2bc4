import { spawn } from 'node:child_process'

/**
 * Builds the site when something it is made of has changed; turbo knows, and answers at once when
 * nothing has.
 *
 * @throws Error with the build's output when it fails
 */
export function buildSite(root: string): Promise<void> {
  const args = ['--yes', 'pnpm@12.21.0', 'exec', 'turbo', 'run', 'build', '--filter=@milepost/site']
  const child = spawn('npx', [...args, '--output-logs=new-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The build failed:\n${Buffer.concat(output).toString('utf8')}`))
    })
  })
}
