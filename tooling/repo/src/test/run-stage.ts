import { spawn } from 'node:child_process'

export interface Stage {
  name: string
  command: readonly [string, ...string[]]
  /** Ends what hangs: ten times what the stage takes on two cores, so that one slow core is no failure. */
  timeoutMs: number
  /** Stages that write a JSON report are counted by their tests; the others count as one. */
  reports?: boolean
}

interface RunOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  isAlone: boolean
  onFail?: (lastWords: string) => void
}

/** As much of the end of what a stage printed as is worth reading twice. */
const lastLines = 45

/**
 * Runs a stage's command and says how it went.
 *
 * @param cwd - the folder to run it in
 * @param env - its environment
 * @param isAlone - false for a stage that runs beside others: what it prints is kept until it ends, so that each
 *   stage's words are together
 * @param onFail - is told the last lines that a failed stage printed
 * @returns whether it ended well, in its time
 */
export function runStage(
  { name, command: [command, ...args], timeoutMs }: Stage,
  { cwd, env, isAlone, onFail }: RunOptions,
): Promise<boolean> {
  const startedMs = Date.now()
  const printed: Buffer[] = []
  const print = (part: Buffer) => {
    printed.push(part)
    if (isAlone) process.stdout.write(part)
  }
  if (isAlone) console.log(`\n── ${name}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      timeout: timeoutMs,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', print)
    }
    child.once('error', (error) => print(Buffer.from(`${error.message}\n`)))
    // Comes after an error, too.
    child.once('close', (status) => {
      const isOk = status === 0
      const seconds = ((Date.now() - startedMs) / 1000).toFixed(1)
      if (!isAlone) console.log(`\n── ${name}`)
      const text = Buffer.concat(printed).toString()
      if (!isAlone) process.stdout.write(text)
      console.log(`── ${name}: ${isOk ? 'passed' : 'FAILED'} (${seconds} s)`)
      if (!isOk) onFail?.(text.trimEnd().split('\n').slice(-lastLines).join('\n'))
      resolve(isOk)
    })
  })
}
