import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs the native compiler of TypeScript. It writes what the other one writes, in a tenth of the time; the tools that ask a
 * compiler by its interface have the other one (docs/decisions/0036).
 *
 * @param folder - where it runs
 * @param args - as on its command line
 * @throws Error when it finds something wrong; what it is is on the standard output
 */
export function runNativeCompiler(folder: string, args: readonly string[]): void {
  const compiler = fileURLToPath(import.meta.resolve('typescript-native/package.json'))
  execFileSync(process.execPath, [compiler.replace(/package\.json$/, 'bin/tsc'), ...args], {
    cwd: folder,
    stdio: 'inherit',
  })
}
