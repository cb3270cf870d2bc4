import { type GetTextTranslation, po } from 'gettext-parser'
import { CommandError } from '../command/command-errors.ts'
import type { ProductMessages } from '../application/read-messages.ts'
import { getFeatureName, listSourceMessages } from './language-module.ts'
import { getPluralForms, parsePluralForms, type PluralCategory } from './plural-forms.ts'

/** Maximum size of a PO file, in bytes; a file of all messages has about 200,000. */
const maxPoBytes = 5_000_000

interface PoEntry {
  /** `msgctxt`: key of the message, or of one plural form that `msgstr` has no index for. */
  readonly key: string
  /** `msgid` */
  readonly text: string
  /** `msgid_plural` */
  readonly plural?: string
  readonly comments: readonly string[]
}

export interface Translations {
  /** Keys and translated texts, in the order of the catalogue. */
  readonly rows: readonly (readonly [key: string, text: string])[]
  /** Keys without a translation, by reason. These messages stay English. */
  readonly skipped: Readonly<Record<SkipReason, readonly string[]>>
  /** Contexts in the file that are not keys of messages. */
  readonly unknown: readonly string[]
}

/**
 * Reason for a missing translation: not translated, marked as fuzzy, translated from a different English text, or with
 * different placeholders.
 */
export type SkipReason = 'missing' | 'fuzzy' | 'outdated' | 'placeholders'

/** Formats the messages as a PO file without translations. */
export function formatPo(
  list: ProductMessages,
  language: string,
): { readonly text: string; readonly entries: number } {
  const entries = listEntries(list, language)
  const forms = getPluralForms(language)
  const translations: Record<string, Record<string, GetTextTranslation>> = {}
  for (const { key, text, plural, comments } of entries) {
    translations[key] = {
      [text]: {
        msgctxt: key,
        msgid: text,
        ...(plural === undefined ? {} : { msgid_plural: plural }),
        msgstr: Array.from({ length: plural === undefined ? 1 : forms.indexes.size }, () => ''),
        comments: { extracted: comments.join('\n') },
      },
    }
  }
  const headers = {
    Language: new Intl.Locale(language).baseName.replaceAll('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': forms.header,
  }
  const bytes = po.compile({ charset: 'utf-8', headers, translations })
  return { text: bytes.toString(), entries: entries.length }
}

/**
 * Parses a PO file. Fuzzy entries, and entries whose English text has changed, are skipped.
 *
 * @throws {CommandError} if the file is not a PO file in UTF-8, is in another language, or has no translations
 */
export function parsePo(
  { file, bytes }: { file: string; bytes: Uint8Array },
  list: ProductMessages,
  language: string,
): Translations {
  const entries = listEntries(list, language)
  const { headers, translations } = parsePoTable(file, decodeUtf8(file, bytes))
  const named = headers['Language']?.split(/[_.@-]/)[0]
  if (named && named.toLowerCase() !== new Intl.Locale(language).language) {
    throw new CommandError(
      `${file} is in the language "${headers['Language']}"`,
      'Pass that language with --language.',
    )
  }
  const indexes = parsePluralForms(headers['Plural-Forms'] ?? '', language)
  if (indexes === undefined) {
    throw new CommandError(
      `The plural forms of ${file} do not match the language "${language}"`,
      `Set this header: "Plural-Forms: ${getPluralForms(language).header}"`,
    )
  }
  const rows: [string, string][] = []
  const skipped: Record<SkipReason, string[]> = {
    missing: [],
    fuzzy: [],
    outdated: [],
    placeholders: [],
  }
  const known = new Set<string>()
  for (const entry of entries) {
    known.add(entry.key)
    const result = getTranslation(entry, translations[entry.key], indexes)
    if (typeof result === 'string') skipped[result].push(entry.key)
    else rows.push(...result)
  }
  const unknown = Object.entries(translations)
    .flatMap(([context, texts]) => (context === '' ? Object.keys(texts) : [context]))
    .filter((context) => context !== '' && !known.has(context))
  if (rows.length === 0) {
    throw new CommandError(
      `${file} has no translations of this site's messages`,
      'Create a file with --export, and translate that one.',
    )
  }
  return { rows, skipped, unknown }
}

function getTranslation(
  { key, text, plural }: PoEntry,
  entries: Readonly<Record<string, GetTextTranslation>> | undefined,
  indexes: ReadonlyMap<PluralCategory, number>,
): SkipReason | [string, string][] {
  if (entries === undefined) return 'missing'
  const entry = Object.hasOwn(entries, text) ? entries[text] : undefined
  if (entry === undefined || entry.msgid_plural !== plural) return 'outdated'
  const { msgstr, comments } = entry
  if (msgstr.includes('')) return 'missing'
  if (comments?.flag?.split(/[\s,]+/).includes('fuzzy')) return 'fuzzy'
  const names = new Set(listPlaceholders(text + (plural ?? '')))
  // A plural form may spell its number out: "one donation".
  const needed = [...names].filter((name) => plural === undefined || name !== '{count}')
  const isComplete = msgstr.every((form) => {
    const given = listPlaceholders(form)
    return given.every((name) => names.has(name)) && needed.every((name) => given.includes(name))
  })
  if (!isComplete) return 'placeholders'
  if (plural === undefined) return [[key, msgstr[0] ?? '']]
  return [...indexes]
    .toSorted(([, one], [, other]) => one - other)
    .map(([category, index]) => [`${key}.${category}`, msgstr[index] ?? ''])
}

/** Lists the entries for a language. Empty messages are left out: an empty `msgid` is the header. */
function listEntries(list: ProductMessages, language: string): readonly PoEntry[] {
  const messages = listSourceMessages(list, language)
  const { indexes, others } = getPluralForms(language)
  return messages.flatMap(({ key, text, plural }): PoEntry[] => {
    if (text === '') return []
    const feature = getFeatureName(key)
    const comments = [list.places[feature] ?? feature]
    const names = listPlaceholders(text + (plural?.text ?? ''))
    if (names.length > 0) comments.push(`Placeholders to keep: ${[...new Set(names)].join(' ')}`)
    if (plural === undefined) return [{ key, text, comments }]
    const counted = indexes.size === 0 ? [] : [{ key, text, plural: plural.text, comments }]
    const separate = [...others].map(([category, numbers]) => ({
      key: `${key}.${category}`,
      text: plural.forms.get(category) ?? plural.text,
      comments: [...comments, `Plural form for numbers such as ${numbers.join(', ')}`],
    }))
    return [...counted, ...separate]
  })
}

function listPlaceholders(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}

function parsePoTable(file: string, text: string) {
  const next = 'Export it again from the translation tool.'
  try {
    const { headers, translations } = po.parse(text, { validation: true })
    if (headers !== undefined) return { headers, translations }
  } catch (error) {
    // gettext-parser throws a TypeError for a header without a `msgstr`.
    const reason = error instanceof TypeError ? 'its header has no value' : (error as Error).message
    throw new CommandError(`${file} is not a valid PO file: ${reason}`, next)
  }
  throw new CommandError(`${file} is not a valid PO file: it has no header`, next)
}

function decodeUtf8(file: string, bytes: Uint8Array): string {
  if (bytes.length > maxPoBytes) {
    throw new CommandError(`${file} is too large`, `The maximum is ${maxPoBytes} bytes.`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandError(`${file} is not in UTF-8`, 'Save it with UTF-8 encoding.')
  }
}
