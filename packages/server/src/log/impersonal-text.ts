const none: ReadonlySet<string> = new Set()
const version = /^v\d{1,2}$/
const longest = 1000
/** No more than this of a text is looked at. */
const lookedAt = 2 * longest

/**
 * Takes out of a sentence for the log what may say who asked, or for whom: addresses keep their origin and the
 * parts that name kinds of things, and lose names, ids and queries; mail addresses, quotations and what looks
 * like a key go.
 *
 * @param options.hidden - words that must not stay wherever they are, such as the slug that was asked for
 * @param options.pathWords - parts of paths that name kinds of things, such as `users`; all others may name somebody
 * @param options.keepsQuotes - what is quoted is the code's own, or an editor's
 */
export function impersonalText(
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
  return clean.slice(0, longest)
}

/** `/v1/fundraising/pages/ada?x=1` is `/v1/fundraising/pages/:x`. */
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
