import { impersonalText } from './impersonal-text.ts'
import type { RequestTrace } from './request-trace.ts'

export type ProblemLevel = 'error' | 'warn'

/** Something that went wrong, as a log says it. */
export interface ProblemLine {
  time: string
  level: ProblemLevel
  /** The request's, which its visitor was shown. */
  id?: string
  /** The pattern of the request's route, such as `/fundraising/:slug`. */
  route?: string
  name: string
  message: string
  /** Stack trace; omitted for expected errors, such as an unreachable platform. */
  stack?: string
  cause?: { name: string; message: string; code?: string }
  /** The key of the site, where the process has several. */
  site?: string
}

const mostFrames = 20

/** Names in errors that are not personal data, so the log may contain them. */
export interface KnownNames {
  /** Path segments to keep, such as `users`. All others may be personal data. */
  readonly pathWords?: Iterable<string>
  /** Names of errors that say all there is to know in a sentence: their lines contain no stack. */
  readonly expected?: Iterable<string>
  /** Names of errors that quote code or editors' texts only. */
  readonly quotesOwn?: Iterable<string>
}

/** Puts an error into a line of the log. Numbers, names and places stay; what people typed goes. */
export type DescribeProblem = (
  error: unknown,
  context: {
    level: ProblemLevel
    trace?: Pick<RequestTrace, 'id' | 'route' | 'hidden'> | undefined
    /** Milliseconds since 1970. */
    nowMs: number
  },
) => ProblemLine

/** Creates the formatter of error log lines. Without known names, all path segments are removed. */
export function createProblemLine({
  pathWords = [],
  expected = [],
  quotesOwn = [],
}: KnownNames = {}): DescribeProblem {
  const words = new Set(pathWords)
  const short = new Set(expected)
  const own = new Set(['TypeError', 'ReferenceError', 'Problem', ...quotesOwn])

  return (error, { level, trace, nowMs }) => {
    const clean = (name: string, text: string) =>
      impersonalText(text, {
        hidden: trace?.hidden,
        keepsQuotes: own.has(name),
        pathWords: words,
      })
    const { name, message } = said(error)
    const stack = error instanceof Error && !short.has(name) ? framesOf(error) : ''
    const cause =
      error instanceof Error && error.cause !== undefined ? said(error.cause) : undefined
    const code = codeOf(error instanceof Error ? error.cause : undefined)
    return {
      time: new Date(nowMs).toISOString(),
      level,
      ...(trace ? { id: trace.id, route: trace.route } : {}),
      name,
      message: clean(name, message),
      ...(stack === '' ? {} : { stack }),
      ...(cause === undefined
        ? {}
        : {
            cause: {
              name: cause.name,
              message: clean(cause.name, cause.message),
              ...(code === undefined ? {} : { code }),
            },
          }),
    }
  }
}

/** Formats a log entry as plain text for the console. */
export function problemText({ id, route, name, message, stack, cause, site }: ProblemLine): string {
  const whose = site === undefined ? '' : `${site}: `
  const where = id === undefined ? '' : ` (request ${id}, ${route})`
  const what = name === 'Problem' || name === 'Error' ? message : `${name}: ${message}`
  const because = cause === undefined ? '' : `\n  because of ${cause.name}: ${cause.message}`
  return `${whose}${what}${where}${because}${stack === undefined ? '' : `\n${stack}`}`
}

/** Our own messages are `Problem` errors. */
function said(error: unknown): { name: string; message: string } {
  if (typeof error === 'string') return { name: 'Problem', message: error }
  if (error instanceof Error) return { name: plainName(error.name), message: error.message }
  // Thrown values that are not errors may contain anything.
  return { name: 'Thrown', message: `something that is no error: ${typeof error}` }
}

function plainName(name: string): string {
  return /^\w{1,60}$/.test(name) ? name : 'Error'
}

function codeOf(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  const { code } = cause
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : undefined
}

/** The places in the code, and nothing of the message before them. */
function framesOf({ stack = '', message }: Error): string {
  const start = message === '' ? 0 : stack.indexOf(message)
  return stack
    .slice(start === -1 ? 0 : start + message.length)
    .split('\n')
    .filter((line) => /^\s+at \S.*(?::\d+\)?|\(<anonymous>\)|\(native\))$/.test(line))
    .slice(0, mostFrames)
    .join('\n')
}
