import * as v from 'valibot'
import { field, type FieldReader, InvalidValue, rejectValue } from '../fields/field.ts'
import { image, link, text, boolean } from '../fields/fields.ts'
import { isSafeUrl } from '../fields/links.ts'
import type { HeadConfig, HeadMetaTag, HeadScript, PageMeta } from './site-config.ts'

/** Parses the `meta-*` fields of a document. */
export function parseMeta(reader: FieldReader): PageMeta {
  return {
    title: reader.read('meta.title', text),
    description: reader.read('meta.description', text),
    keywords: reader.read('meta.keywords', text),
    author: reader.read('meta.author', text),
    image: reader.read('meta.image', image),
    favicon: reader.read('meta.favicon', image),
  }
}

const address = field((value): string | InvalidValue => {
  const read = v.safeParse(link, value)
  if (!read.success) return new InvalidValue(read.issues[0].message)
  // Browsers drop or convert these characters, which could turn a path into a third-party URL.
  return isSafeUrl(read.output, ['https:']) && !/[\s\\\p{Cc}]/u.test(read.output)
    ? read.output
    : rejectValue('a URL (https) or a path', read.output)
})

const stylesheetRow = v.pipe(
  v.object({ url: address }),
  v.check(({ url }) => url !== '', 'expected the URL of a stylesheet, found nothing'),
)

const inlineScript = field((value): string | InvalidValue => {
  if (value === null) return ''
  if (typeof value !== 'string') return rejectValue('a script', value)
  return /<\/script|<!--/i.test(value)
    ? new InvalidValue('a script must not contain "</script" or "<!--"')
    : value.trim()
})

const scriptRow = v.pipe(
  v.object({
    src: address,
    inline: inlineScript,
    stagingOnly: boolean(false),
    afterConsent: boolean(true),
  }),
  v.check(
    ({ src, inline }) => src !== '' || inline !== '',
    'expected the URL of a script or inline code, found neither',
  ),
)

const metaName = field((value): string | InvalidValue => {
  if (value === null) return ''
  return typeof value === 'string' && /^[a-z][\w:.-]{0,80}$/i.test(value.trim())
    ? value.trim()
    : rejectValue('the name of a meta tag', value)
})

const metaTagRow = v.pipe(
  v.object({ name: metaName, property: metaName, content: text }),
  v.check(
    ({ name, property }) => name !== '' || property !== '',
    'expected a name or a property, found neither',
  ),
)

/** Parses the `head-*` fields of a document. */
export function parseHead(reader: FieldReader): HeadConfig {
  const scripts = reader.rows('head.scripts', scriptRow)
  return {
    styles: reader.read('head.styles', styleRules),
    stylesheets: reader.values('head.stylesheets', stylesheetRow).map((row) => row.url),
    scripts: scripts.map(({ value, index }) => withConsent(value, reader, index)),
    metaTags: reader.rows('head.metaTags', metaTagRow).map(({ value }): HeadMetaTag => value),
    rss: reader.read('head.rss', address),
    appleIcon: reader.read('head.appleIcon', image),
  }
}

/** Makes third-party scripts wait for consent, regardless of the setting (decisions.md, consent). */
function withConsent(script: HeadScript, reader: FieldReader, index: number): HeadScript {
  if (script.afterConsent || !/^(?:https:|\/\/)/i.test(script.src)) return script
  reader.note(
    'head.scripts',
    'a third-party script always waits for consent',
    `[${index}].afterConsent`,
  )
  return { ...script, afterConsent: true }
}

const maxStylesLength = 100_000

/** Match third-party URLs, which have a scheme or a host, in strings and `url()`. */
const foreignString = /["']\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i
const foreignUrl = /url\(\s*(?:["']\s*)?(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** CSS functions that accept a string as URL. */
const acceptsString = /(?:image|image-set|src|url-prefix)\(/i

/**
 * Custom CSS field. Rejects markup, which could end the `<style>` element, and third-party URLs, because there are no
 * third-party requests before consent (Spec §4).
 */
const styleRules = field((value): string | InvalidValue => {
  if (value === null) return ''
  if (typeof value !== 'string') return rejectValue('CSS', value)
  if (value.length > maxStylesLength) {
    return new InvalidValue(`expected at most ${maxStylesLength} characters of CSS`)
  }
  if (/<[/!]/.test(value)) return new InvalidValue('CSS must not contain markup')
  // Browsers decode escapes first: `@\69mport` is `@import`.
  for (const rules of [value, withoutEscapes(value)]) {
    if (/@import/i.test(rules)) return new InvalidValue('CSS must not contain @import')
    if (foreignUrl.test(rules) || (acceptsString.test(rules) && foreignString.test(rules))) {
      return new InvalidValue('CSS must not contain URLs of other sites')
    }
  }
  return value.trim()
})

/** Decodes CSS escapes, and removes escaped line breaks. */
function withoutEscapes(rules: string): string {
  return rules.replaceAll(
    /\\(?:([\da-f]{1,6})\s?|\r\n|([^]))/gi,
    (_, code: string | undefined, character = '') =>
      code === undefined
        ? character.replace(/[\n\r\f]/, '')
        : toCharacter(Number.parseInt(code, 16)),
  )
}

function toCharacter(code: number): string {
  return code > 0x10_ff_ff ? '\u{FFFD}' : String.fromCodePoint(code)
}
