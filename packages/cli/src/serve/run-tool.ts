import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CommandError } from '../command/command-errors.ts'

/**
 * Runs a tool that is installed in an application. Its output is shown only if it fails.
 *
 * @param tool.folder - absolute path of the application
 * @param tool.name - name of the tool's package, such as `@react-router/dev`
 * @param tool.command - command in the package's `bin`, such as `react-router`
 * @throws {CommandError} if the tool is not installed, or exits with an error
 */
export async function runTool(
  tool: { readonly folder: string; readonly name: string; readonly command: string },
  args: readonly string[],
): Promise<void> {
  const script = await findToolScript(tool)
  const child = spawn(process.execPath, [script, ...args], {
    cwd: tool.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code === 0) return
  throw new CommandError(
    `${Buffer.concat(output).toString('utf8').trimEnd()}\n\n${tool.command} ${args.join(' ')} failed`,
    'Fix the errors above, and run this command again.',
  )
}

async function findToolScript({
  folder,
  name,
  command,
}: {
  folder: string
  name: string
  command: string
}): Promise<string> {
  try {
    const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)
    const { bin } = JSON.parse(await readFile(manifest, 'utf8')) as {
      bin: Readonly<Record<string, string>>
    }
    return join(dirname(manifest), bin[command] ?? '')
  } catch (cause) {
    throw new CommandError(
      `${name} is not installed in ${folder}`,
      `Run "npm install --save-dev ${name}" there, or run this command in the folder of a site.`,
      { cause },
    )
  }
}
