import type { CommandContext } from './command.ts'

/** A stream to write to, such as `process.stdout`. */
export interface OutputStream {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/**
 * Creates a function that runs steps, and prints each step's name, result (✓ or ✗) and duration. On a terminal it shows the
 * elapsed seconds while a step runs.
 */
export function createStepRunner(stream: OutputStream): CommandContext['step'] {
  return async (name, work) => {
    const startedMs = Date.now()
    const seconds = () => ((Date.now() - startedMs) / 1000).toFixed(1)
    const isTerminal = stream.isTTY === true
    const timer = isTerminal
      ? setInterval(() => stream.write(`\r  …  ${name} ${seconds()} s `), 100)
      : undefined
    if (!isTerminal) stream.write(`  …  ${name}\n`)
    const finish = (mark: string) => {
      clearInterval(timer)
      const line = `  ${mark}  ${name} (${seconds()} s)`
      stream.write(isTerminal ? `\r${line}      \n` : `${line}\n`)
    }
    try {
      const result = await work()
      finish('✓')
      return result
    } catch (error) {
      finish('✗')
      throw error
    }
  }
}
