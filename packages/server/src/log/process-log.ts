import { destination, pino } from 'pino'
import { consoleLines, createLogWriter, type LogLevel, type LogWriter } from './log-writer.ts'

/** Maximum bytes of log lines to buffer if writing fails, for example on a full disk. Further lines are dropped. */
const maxPendingBytes = 1024 * 1024
/** Maximum delay of the process's exit while slow readers take the pending lines, problems first. */
const maxExitDelayMs = 2000
let exitDeadlineMs = 0

/**
 * Creates the log of a Node process: lines of JSON by pino, or sentences for people. Returns the log writer of the
 * process, or of one of its sites.
 *
 * @param level - least important level that is logged
 */
export function createProcessLog(
  log: 'json' | 'off',
  level: LogLevel,
): (of?: { site?: string }) => LogWriter {
  if (log === 'off') return (of) => createLogWriter('off', consoleLines, { ...of, level })
  const err = createLogger(2, level)
  const out = createLogger(1, level)
  return (of = {}) => {
    const lines = out.child(of)
    const problems = err.child(of)
    return {
      request: out.isLevelEnabled('info') ? (line) => lines.info(line) : undefined,
      problem: ({ level: ofLine, ...line }) => problems[ofLine](line),
      audit: ({ level: _audit, ...line }) => lines.audit(line),
    }
  }
}

function createLogger(fd: 1 | 2, level: LogLevel) {
  // Synchronous: a write that is under way when the process ends would be lost.
  const stream = destination({
    fd,
    sync: true,
    maxLength: maxPendingBytes,
    // A full pipe must not block the process until it exits.
    retryEAGAIN: () => performance.now() < exitDeadlineMs,
  })
  process.on('exit', () => {
    exitDeadlineMs ||= performance.now() + maxExitDelayMs
    // Writes what is pending. `flushSync` would never return if the disk is full or the reader gone.
    stream.write('')
  })
  // Without a listener, pino ends the process if a line cannot be written.
  stream.on('error', () => undefined)
  return pino(
    {
      level,
      // Above all others, so that no level hides it.
      customLevels: { audit: 70 },
      base: null,
      // Lines have the time of the event.
      timestamp: false,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  )
}
