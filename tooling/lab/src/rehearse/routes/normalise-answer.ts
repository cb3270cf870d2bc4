import { pageLines } from './page-lines.ts'

/** An answer of a site as it is compared: what changes from build to build or second to second is replaced. */
export interface PlainAnswer {
  status: number
  /** `name: value`, sorted. */
  headers: string[]
  lines: string[]
}

/** Differ with each answer, or with each build. */
const leftOut = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server-timing',
  'transfer-encoding',
  'x-request-id',
])

/**
 * Writes one answer so that two builds can be compared.
 *
 * @param places - addresses of this run, such as `localhost:4100`, with the name that stands for each
 */
export function normaliseAnswer(
  answer: { status: number; headers: Record<string, string>; body: string },
  places: Readonly<Record<string, string>>,
): PlainAnswer {
  const plain = (text: string) => withoutHashesAndTimes(withNames(text, places))
  const type = answer.headers['content-type'] ?? ''
  const body = plain(answer.body)
  return {
    status: answer.status,
    headers: Object.entries(answer.headers)
      .filter(([name]) => !leftOut.has(name))
      .map(([name, value]) => `${name}: ${name === 'link' ? '(script files)' : plain(value)}`)
      .toSorted(),
    lines: type.startsWith('text/html') ? pageLines(body) : body.split('\n'),
  }
}

function withNames(text: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce(
    (named, [place, name]) =>
      named.replaceAll(place, name).replaceAll(encodeURIComponent(place), name),
    text,
  )
}

function withoutHashesAndTimes(text: string): string {
  return text
    .replaceAll(/'sha256-[A-Za-z0-9+/=]+'(?: 'sha256-[A-Za-z0-9+/=]+')*/g, "'sha256-…'")
    .replaceAll(/([/"][\w./-]+?)-[\w-]{8}\.(js|css|woff2|svg|png|webp|avif|json)\b/g, '$1-….$2')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '(time)')
    .replaceAll(/[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|\+0000)/g, '(time)')
    .replaceAll(/\b(?:an?|\d+|a few) (?:second|minute|hour|day|week|month)s? ago\b/g, '(time) ago')
    .replaceAll(/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g, '(guid)')
}
