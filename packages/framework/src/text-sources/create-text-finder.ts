import type { DocumentText, TextSource, TextSources } from './text-sources.ts'

/** Finds where a text of the page comes from. */
export type FindText = (text: string, around?: string) => TextSource

/** Shorter parts of a sentence are in too many of them. */
const shortestPart = 4

/**
 * Creates what finds where texts come from: a field that says the same, whatever is filled in; else what the product says;
 * else what a supporter wrote; else a field that the text is a part of.
 *
 * @returns takes a text and, if it is only a part of a sentence, the whole sentence
 */
export function createTextFinder({ documents, texts, messages, platform }: TextSources): FindText {
  const whole = new Map<string, DocumentText>()
  for (const entry of texts) {
    const key = inOneLine(entry[0])
    if (!whole.has(key)) whole.set(key, entry)
  }
  const filled = texts
    .filter(([text]) => hasPlaceholder(text))
    .map((entry) => [patternOf(entry[0]), entry] as const)
  const keys = new Map(Object.entries(messages).map(([key, text]) => [inOneLine(text), key]))
  const patterns = Object.entries(messages)
    .filter(([, text]) => hasPlaceholder(text))
    .map(([key, text]) => [patternOf(text), key] as const)
  const written = new Set(platform.map(inOneLine))
  const lines = texts.map((entry) => [inOneLine(entry[0]), entry] as const)

  const ofDocument = ([, document, field]: DocumentText): TextSource | undefined => {
    const found = documents[document]
    return found && { kind: 'document', document: found, field }
  }

  function exact(line: string): TextSource | undefined {
    const entry = whole.get(line)
    if (entry !== undefined) return ofDocument(entry)
    const key = keys.get(line)
    if (key !== undefined) return { kind: 'message', key }
    if (written.has(line)) return { kind: 'platform' }
    const fit = filled.find(([pattern]) => pattern.test(line))
    if (fit !== undefined) return ofDocument(fit[1])
    const said = patterns.find(([pattern]) => pattern.test(line))
    return said && { kind: 'message', key: said[1] }
  }

  /** The shortest field that the text is a part of. */
  function part(line: string): TextSource | undefined {
    if (line.length < shortestPart) return undefined
    let best: readonly [string, DocumentText] | undefined
    for (const one of lines) {
      if (one[0].includes(line) && (best === undefined || one[0].length < best[0].length))
        best = one
    }
    return best && ofDocument(best[1])
  }

  function partOfMessage(line: string): TextSource | undefined {
    const key = Object.keys(messages).find((one) =>
      piecesOf(messages[one] ?? '').some(
        (piece) => piece === line || (piece.length > 8 && line.includes(piece)),
      ),
    )
    return key === undefined ? undefined : { kind: 'message', key }
  }

  /** A name with what it is before it, as `Play: The walk`. */
  function named(line: string): TextSource | undefined {
    const [, before = '', name = ''] = /^([^:]+): (.+)$/.exec(line) ?? []
    return exact(before) && (exact(name) ?? exact(before))
  }

  return (text, around = text) => {
    const [line, sentence] = [inOneLine(text), inOneLine(around)]
    return (
      exact(line) ??
      part(line) ??
      (sentence === line ? undefined : (exact(sentence) ?? part(sentence))) ??
      partOfMessage(line) ??
      named(line) ??
      ([...written].some((one) => one.length >= shortestPart && line.includes(one))
        ? { kind: 'platform' }
        : { kind: 'unknown' })
    )
  }
}

/** A text without what lines and typefaces change in it. */
function inOneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\u00A0\u00AD]+/g, ' ')
    .trim()
}

/** `{name}` of what the product says, and `{{ name }}` of documents. */
const placeholder = /\{\{[^{}]*\}\}|\{[^{}]*\}/

function hasPlaceholder(text: string): boolean {
  return placeholder.test(text)
}

/** The words between what is filled in. */
function piecesOf(text: string): string[] {
  const pieces = text.split(new RegExp(placeholder, 'g')).map(inOneLine)
  return pieces.filter((piece) => piece.length >= shortestPart)
}

/** What a text may be once it is filled in. One of placeholders alone is nothing that can be told. */
function patternOf(text: string): RegExp {
  const parts = inOneLine(text).split(new RegExp(placeholder, 'g'))
  if (parts.every((one) => !/\p{L}{2}/u.test(one))) return /^\b$/
  const escaped = parts.map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('.{0,200}?')}$`, 'su')
}
