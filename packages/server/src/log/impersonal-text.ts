/** Parts of paths that name kinds of things, here and on the platform; all others may name somebody. */
const kinds = new Set(
  `about account accounts activities api apps authenticate available bulk campaign campaigns charity
  complete connect content data donate donation donations donationsleaderboards donationtotal event events
  fitness fundraising fundraising-edit graphql healthz iam images isAvailable join justgiving leaderboard
  leave lite login media metadata metrics onesearch pagebyid pages proxy readyz ref refresh register reports
  search services shortNames sign-in sign-up styles suggest tags teams teamsv2 teamsv3 token totals`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
const version = /^v\d{1,2}$/
const longest = 1000
/** No more than this of a text is looked at. */
const lookedAt = 2 * longest

/**
 * Takes out of a sentence for the log what may say who asked, or for whom: addresses keep their origin and the
 * parts that name kinds of things, and lose names, ids and queries; mail addresses, quotations and what looks
 * like a key go.
 *
 * @param options.hidden - words that must not stay wherever they stand, such as the slug that was asked for
 * @param options.keepsQuotes - what is quoted is the code's own, or an editor's
 */
export function impersonalText(
  text: string,
  {
    hidden = [],
    keepsQuotes = false,
  }: { hidden?: readonly string[] | undefined; keepsQuotes?: boolean } = {},
): string {
  let clean = text.slice(0, lookedAt)
  for (const word of hidden) {
    if (word.length > 2) clean = replaceWord(clean, word)
  }
  clean = clean
    .replaceAll(/\b(https?:\/\/)(?:[^\s"'<>@/]*@)?([^\s"'<>/?#]+)([^\s"'<>]*)/g, withoutNames)
    .replaceAll(/[^\s"'<>()/]+/g, (word) => (word.includes('@') ? ':mail' : word))
    .replaceAll(/(?<![\w/.:\]])\/[^\s"'<>:(),]*/g, (path) => impersonalPath(path))
    .replaceAll(/[?&][\w.-]+=[^\s&"'<>]*/g, '')
    .replaceAll(/[\w+/=-]{32,}/g, ':key')
  if (!keepsQuotes) clean = clean.replaceAll(/"[^"]*"?|“[^”]*”?|‘[^’]*’?|(?<!\w)'[^']*'?/g, '"…"')
  return clean.slice(0, longest)
}

function withoutNames(_whole: string, scheme: string, host: string, rest: string): string {
  return `${scheme}${host}${impersonalPath(rest)}`
}

/** `/v1/fundraising/pages/ada?x=1` is `/v1/fundraising/pages/:x`. */
function impersonalPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  return plain
    .split('/')
    .map((part) => (part === '' || kinds.has(part) || version.test(part) ? part : ':x'))
    .join('/')
}

function replaceWord(text: string, word: string): string {
  const written = new Set([word, encodeURIComponent(word), word.toLowerCase()])
  let clean = text
  for (const one of written) clean = clean.replaceAll(one, ':x')
  return clean
}
