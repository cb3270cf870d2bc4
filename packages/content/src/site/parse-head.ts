import * as v from 'valibot'
import { field, type FieldReader, Refusal, refuse } from '../fields/field.ts'
import { image, link, text, yesNo } from '../fields/fields.ts'
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

const address = field((value): string | Refusal => {
  const read = v.safeParse(link, value)
  if (!read.success) return new Refusal(read.issues[0].message)
  // Browsers drop or convert these characters, which could turn a path into another site's URL.
  return isSafeUrl(read.output, ['https:']) && !/[\s\\\p{Cc}]/u.test(read.output)
    ? read.output
    : refuse('a URL (https) or a path', read.output)
})

const stylesheetRow = v.pipe(
  v.object({ url: address }),
  v.check(({ url }) => url !== '', 'expected the URL of a stylesheet, found nothing'),
)

const inlineScript = field((value): string | Refusal => {
  if (value === null) return ''
  if (typeof value !== 'string') return refuse('a script', value)
  return /<\/script|<!--/i.test(value)
    ? new Refusal('a script may not contain markup that would end it')
    : value.trim()
})

const scriptRow = v.pipe(
  v.object({
    src: address,
    inline: inlineScript,
    stagingOnly: yesNo(false),
    afterConsent: yesNo(true),
  }),
  v.check(
    ({ src, inline }) => src !== '' || inline !== '',
    'expected the URL of a script, or a script, found neither',
  ),
)

const metaName = field((value): string | Refusal => {
  if (value === null) return ''
  return typeof value === 'string' && /^[a-z][\w:.-]{0,80}$/i.test(value.trim())
    ? value.trim()
    : refuse('the name of a meta tag', value)
})

const metaTagRow = v.pipe(
  v.object({ name: metaName, property: metaName, content: text }),
  v.check(
    ({ name, property }) => name !== '' || property !== '',
    'expected the name or the property of a meta tag, found neither',
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

/** A script of another site always waits for consent (decisions.md, consent). */
function withConsent(script: HeadScript, reader: FieldReader, index: number): HeadScript {
  if (script.afterConsent || !/^(?:https:|\/\/)/i.test(script.src)) return script
  reader.note(
    'head.scripts',
    'a script of another site waits for consent',
    `[${index}].afterConsent`,
  )
  return { ...script, afterConsent: true }
}

const maxStylesLength = 100_000

/** Strings and `url()` that contain a URL of another site: with a scheme, or with a host. */
const foreignString = /["']\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i
const foreignUrl = /url\(\s*(?:["']\s*)?(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** CSS functions that accept a string as URL. */
const acceptsString = /(?:image|image-set|src|url-prefix)\(/i

/**
 * Custom CSS. Rejects what could end the `<style>` element or fetch from other sites, because nothing is requested
 * from other sites before consent (Spec §4).
 */
const styleRules = field((value): string | Refusal => {
  if (value === null) return ''
  if (typeof value !== 'string') return refuse('style rules', value)
  if (value.length > maxStylesLength) {
    return new Refusal(`expected at most ${maxStylesLength} characters of style rules`)
  }
  if (/<[/!]/.test(value)) return new Refusal('style rules may not contain markup')
  // Browsers decode escapes in names first: `@\69mport` is `@import`.
  for (const rules of [value, withoutEscapes(value)]) {
    if (/@import/i.test(rules)) return new Refusal('style rules may not import others')
    if (foreignUrl.test(rules) || (acceptsString.test(rules) && foreignString.test(rules))) {
      return new Refusal('style rules may not contain URLs of other sites')
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
        : characterOf(Number.parseInt(code, 16)),
  )
}

function characterOf(code: number): string {
  return code > 0x10_ff_ff ? '\u{FFFD}' : String.fromCodePoint(code)
}
