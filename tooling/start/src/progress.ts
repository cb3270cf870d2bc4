/**
 * Shows one step of work: its name while it goes on, a tick and its time when it is done. On a
 * terminal the seconds count up, so that nobody wonders whether anything happens.
 */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedMs = Date.now()
  const seconds = () => ((Date.now() - startedMs) / 1000).toFixed(1)
  const isTerminal = process.stdout.isTTY
  const timer = isTerminal
    ? setInterval(() => process.stdout.write(`\r  …  ${name} ${seconds()} s `), 100)
    : undefined
  if (!isTerminal) console.log(`  …  ${name}`)
  const finish = (mark: string) => {
    clearInterval(timer)
    const line = `  ${mark}  ${name} (${seconds()} s)`
    console.log(isTerminal ? `\r${line}      ` : line)
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
