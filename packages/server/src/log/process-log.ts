import { destination, pino } from 'pino'
import { consoleOutput, createLogWriter, type LogLevel, type LogWriter } from './log-writer.ts'

/** Maximum buffer size in bytes while lines cannot be written (disk full, for example). Further lines are dropped. */
const maxPendingBytes = 1024 * 1024
/** Maximum time to delay the process's exit until a slow reader has received the pending lines. */
const maxExitDelayMs = 2000
let exitDeadlineMs = 0

/**
 * Creates the log of a Node process.
 * @param log - `json` for JSON lines by pino; `off` for plain text, without requests
 *
 * @param level - minimum level of log entries
 * @returns a function that creates a log writer, for the process or for one of its sites
 */
export function createProcessLog(
  log: 'json' | 'off',
  level: LogLevel,
): (of?: { site?: string }) => LogWriter {
  if (log === 'off') return (of) => createLogWriter('off', consoleOutput, { ...of, level })
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
  // Synchronous, because an asynchronous write in progress would be lost when the process exits.
  const stream = destination({
    fd,
    sync: true,
    maxLength: maxPendingBytes,
    // Retry on a full pipe only during exit. Before that, it would block the process.
    retryEAGAIN: () => performance.now() < exitDeadlineMs,
  })
  process.on('exit', () => {
    exitDeadlineMs ||= performance.now() + maxExitDelayMs
    // Flushes pending lines. `flushSync` would hang if the disk is full or the reader has gone.
    stream.write('')
  })
  // Without a listener, a failed write would end the process.
  stream.on('error', () => undefined)
  return pino(
    {
      level,
      // Above all levels, so that audit lines are never filtered out.
      customLevels: { audit: 70 },
      base: null,
      // Each line has its own timestamp.
      timestamp: false,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  )
}
