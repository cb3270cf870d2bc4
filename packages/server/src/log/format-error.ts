import type { RequestTrace } from './request-trace.ts'

export type ErrorLevel = 'error' | 'warn'

export interface ErrorLogEntry {
  time: string
  level: ErrorLevel
  /** Request id, which is also shown on the error page. */
  id?: string
  /** Route pattern, such as `/fundraising/:slug`. */
  route?: string
  name: string
  message: string
  /** Stack trace. Omitted for expected errors, such as an unreachable platform. */
  stack?: string
  cause?: { name: string; message: string; code?: string }
  /** Site key, if the process serves several sites. */
  site?: string
}

const maxFrames = 20

/** Texts that stay in logged errors, because they are not personal data. */
export interface LogAllowlist {
  /** Path segments to keep, such as `users`. All others are removed. @default none */
  readonly pathWords?: Iterable<string>
  /** Names of errors to log without a stack trace. @default none */
  readonly expected?: Iterable<string>
  /** Names of errors that quote only code or CMS content. Their messages keep quoted text. @default none */
  readonly quotesOwn?: Iterable<string>
  /** Returns whether to keep all texts. For development only. @default false */
  readonly keepsAll?: () => boolean
}

/** Converts an error to a log entry. Removes personal data. */
export type ErrorFormatter = (
  error: unknown,
  context: {
    level: ErrorLevel
    trace?: Pick<RequestTrace, 'id' | 'route' | 'hidden'> | undefined
    /** Current time, in ms since the Unix epoch. */
    nowMs: number
  },
) => ErrorLogEntry

/** Creates an error formatter. By default, all path segments of URLs are removed. */
export function createErrorFormatter({
  pathWords = [],
  expected = [],
  quotesOwn = [],
  keepsAll = () => false,
}: LogAllowlist = {}): ErrorFormatter {
  const words = new Set(pathWords)
  const short = new Set(expected)
  const own = new Set(['TypeError', 'ReferenceError', 'Problem', ...quotesOwn])

  return (error, { level, trace, nowMs }) => {
    const clean = (name: string, text: string) =>
      keepsAll()
        ? text
        : redactText(text, {
            hidden: trace?.hidden,
            keepsQuotes: own.has(name),
            pathWords: words,
          })
    const { name, message } = describeError(error)
    const stack = error instanceof Error && !short.has(name) ? getStackFrames(error) : ''
    const cause =
      error instanceof Error && error.cause !== undefined ? describeError(error.cause) : undefined
    const code = getErrorCode(error instanceof Error ? error.cause : undefined)
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
export function formatLogEntry({
  id,
  route,
  name,
  message,
  stack,
  cause,
  site,
}: ErrorLogEntry): string {
  const whose = site === undefined ? '' : `${site}: `
  const where = id === undefined ? '' : ` (request ${id}, ${route})`
  const what = name === 'Problem' || name === 'Error' ? message : `${name}: ${message}`
  const because = cause === undefined ? '' : `\n  because of ${cause.name}: ${cause.message}`
  return `${whose}${what}${where}${because}${stack === undefined ? '' : `\n${stack}`}`
}

/** Returns the name and message of a thrown value. Strings are this product's own messages, logged as `Problem`. */
function describeError(error: unknown): { name: string; message: string } {
  if (typeof error === 'string') return { name: 'Problem', message: error }
  if (error instanceof Error) return { name: sanitiseErrorName(error.name), message: error.message }
  // Any other thrown value may contain personal data.
  return { name: 'Thrown', message: `a value that is not an Error: ${typeof error}` }
}

function sanitiseErrorName(name: string): string {
  return /^\w{1,60}$/.test(name) ? name : 'Error'
}

function getErrorCode(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  const { code } = cause
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : undefined
}

/** Returns the stack frames without the message, which may contain personal data. */
function getStackFrames({ stack = '', message }: Error): string {
  const start = message === '' ? 0 : stack.indexOf(message)
  return stack
    .slice(start === -1 ? 0 : start + message.length)
    .split('\n')
    .filter((line) => /^\s+at \S.*(?::\d+\)?|\(<anonymous>\)|\(native\))$/.test(line))
    .slice(0, maxFrames)
    .join('\n')
}

const emptySet: ReadonlySet<string> = new Set()
const versionSegment = /^v\d{1,2}$/
const maxMessageLength = 1000
/** Maximum length of the message that is redacted, in characters. The rest is cut off first. */
const maxInputLength = 2 * maxMessageLength

/**
 * Removes personal data from a log message: credentials, queries and unknown path segments of URLs, email addresses, quoted
 * text and keys.
 *
 * @param options.hidden - further texts to remove, such as the requested slug
 * @param options.pathWords - path segments to keep, such as `users`
 * @param options.keepsQuotes - whether to keep quoted text, because it comes from code or the CMS. @default false
 */
export function redactText(
  text: string,
  {
    hidden = [],
    keepsQuotes = false,
    pathWords = emptySet,
  }: {
    hidden?: readonly string[] | undefined
    keepsQuotes?: boolean
    pathWords?: ReadonlySet<string>
  },
): string {
  let clean = text.slice(0, maxInputLength)
  for (const word of hidden) {
    if (word.length > 2) clean = redactWord(clean, word)
  }
  clean = clean
    .replaceAll(
      /\b(https?:\/\/)(?:[^\s"'<>@/]*@)?([^\s"'<>/?#]+)([^\s"'<>]*)/g,
      (_whole, scheme: string, host: string, rest: string) =>
        `${scheme}${host}${redactPath(rest, pathWords)}`,
    )
    .replaceAll(/[^\s"'<>()/]+/g, (word) => (word.includes('@') ? ':mail' : word))
    .replaceAll(/(?<![\w/.:\]])\/[^\s"'<>:(),]*/g, (path) => redactPath(path, pathWords))
    .replaceAll(/[?&][\w.-]+=[^\s&"'<>]*/g, '')
    .replaceAll(/[\w+/=-]{32,}/g, ':key')
  if (!keepsQuotes) clean = clean.replaceAll(/"[^"]*"?|“[^”]*”?|‘[^’]*’?|(?<!\w)'[^']*'?/g, '"…"')
  return clean.slice(0, maxMessageLength)
}

/** Replaces unknown segments and removes the query: `/v1/fundraising/pages/ada?x=1` → `/v1/fundraising/pages/:x`. */
function redactPath(path: string, pathWords: ReadonlySet<string>): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  return plain
    .split('/')
    .map((part) => (part === '' || pathWords.has(part) || versionSegment.test(part) ? part : ':x'))
    .join('/')
}

function redactWord(text: string, word: string): string {
  const written = new Set([word, encodeURIComponent(word), word.toLowerCase()])
  let clean = text
  for (const one of written) clean = clean.replaceAll(one, ':x')
  return clean
}
