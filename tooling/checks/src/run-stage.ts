import { spawn } from 'node:child_process'

export interface Stage {
  name: string
  command: readonly [string, ...string[]]
  /** Ends what hangs: ten times what the stage takes on two cores, so that one slow core is no failure. */
  timeoutMs: number
  /** Stages that write a JSON report are counted by their tests; the others count as one. */
  reports?: boolean
}

/**
 * Runs a stage's command and says how it went.
 *
 * @param cwd - the folder to run it in
 * @param env - its environment
 * @param isAlone - false for a stage that runs beside others: what it prints is kept until it ends, so that each
 *   stage's words stand together
 * @returns whether it ended well, in its time
 */
export function runStage(
  { name, command: [command, ...args], timeoutMs }: Stage,
  { cwd, env, isAlone }: { cwd: string; env: NodeJS.ProcessEnv; isAlone: boolean },
): Promise<boolean> {
  const startedMs = Date.now()
  const printed: Buffer[] = []
  if (isAlone) console.log(`\n── ${name}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      timeout: timeoutMs,
      stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => printed.push(part))
    }
    child.once('error', (error) => printed.push(Buffer.from(`${error.message}\n`)))
    // Comes after an error, too.
    child.once('close', (status) => {
      const isOk = status === 0
      const seconds = ((Date.now() - startedMs) / 1000).toFixed(1)
      if (!isAlone) console.log(`\n── ${name}`)
      process.stdout.write(Buffer.concat(printed))
      console.log(`── ${name}: ${isOk ? 'passed' : 'FAILED'} (${seconds} s)`)
      resolve(isOk)
    })
  })
}
