const none: ReadonlySet<string> = new Set()
const version = /^v\d{1,2}$/
const maxLength = 1000
/** Maximum length of the input that is processed, in characters. */
const lookedAt = 2 * maxLength

/**
 * Removes personal data from a log message. URLs lose credentials, queries and all unknown path segments. Email addresses,
 * quotations and keys are replaced.
 *
 * @param options.hidden - texts to remove everywhere, such as the requested slug
 * @param options.pathWords - path segments to keep, such as `users`
 * @param options.keepsQuotes - whether quotations are from code or editors, and can stay
 */
export function redactText(
  text: string,
  {
    hidden = [],
    keepsQuotes = false,
    pathWords = none,
  }: {
    hidden?: readonly string[] | undefined
    keepsQuotes?: boolean
    pathWords?: ReadonlySet<string>
  },
): string {
  let clean = text.slice(0, lookedAt)
  for (const word of hidden) {
    if (word.length > 2) clean = replaceWord(clean, word)
  }
  clean = clean
    .replaceAll(
      /\b(https?:\/\/)(?:[^\s"'<>@/]*@)?([^\s"'<>/?#]+)([^\s"'<>]*)/g,
      (_whole, scheme: string, host: string, rest: string) =>
        `${scheme}${host}${impersonalPath(rest, pathWords)}`,
    )
    .replaceAll(/[^\s"'<>()/]+/g, (word) => (word.includes('@') ? ':mail' : word))
    .replaceAll(/(?<![\w/.:\]])\/[^\s"'<>:(),]*/g, (path) => impersonalPath(path, pathWords))
    .replaceAll(/[?&][\w.-]+=[^\s&"'<>]*/g, '')
    .replaceAll(/[\w+/=-]{32,}/g, ':key')
  if (!keepsQuotes) clean = clean.replaceAll(/"[^"]*"?|“[^”]*”?|‘[^’]*’?|(?<!\w)'[^']*'?/g, '"…"')
  return clean.slice(0, maxLength)
}

/** Replaces unknown segments and drops the query: `/v1/fundraising/pages/ada?x=1` → `/v1/fundraising/pages/:x`. */
function impersonalPath(path: string, pathWords: ReadonlySet<string>): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  return plain
    .split('/')
    .map((part) => (part === '' || pathWords.has(part) || version.test(part) ? part : ':x'))
    .join('/')
}

function replaceWord(text: string, word: string): string {
  const written = new Set([word, encodeURIComponent(word), word.toLowerCase()])
  let clean = text
  for (const one of written) clean = clean.replaceAll(one, ':x')
  return clean
}
