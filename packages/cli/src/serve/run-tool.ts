import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CommandError } from '../command/command-errors.ts'

/**
 * Runs a tool that an application has installed, and shows what it prints only when it fails.
 *
 * @param tool.folder - the application's, as a whole path
 * @param tool.name - of its package, such as `@react-router/dev`
 * @param tool.command - of those that the package brings, such as `react-router`
 * @throws CommandError when the application does not have it, or it fails
 */
export async function runTool(
  tool: { readonly folder: string; readonly name: string; readonly command: string },
  args: readonly string[],
): Promise<void> {
  const script = await findScript(tool)
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
    'Mend what the lines above name, and run this again.',
  )
}

async function findScript({
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
      `Run "npm install --save-dev ${name}" there, or run this in the folder of a site.`,
      { cause },
    )
  }
}
