import { logProblem } from './log-problem.server.ts'

const most = 1000
const logged = new Set<string>()

/** Writes down a warning the first time that it is said in this process. */
export function logOnce(line: string): void {
  if (logged.has(line)) return
  if (logged.size > most) logged.clear()
  logged.add(line)
  logProblem(line, 'warn')
}

/** Has each warning written down again: tests share a process. */
export function resetLogOnce(): void {
  logged.clear()
}
