import * as v from 'valibot'
import type { FieldReader } from '../fields/field-reader.ts'
import { field, refuse, Refusal } from '../fields/field.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { isSafeAddress } from '../links/is-safe-address.ts'
import { text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import type { HeadConfig, HeadMetaTag, HeadScript } from './site-config.ts'
import { styleRules } from './style-rules.ts'

const address = field((value): string | Refusal => {
  const read = v.safeParse(link, value)
  if (!read.success) return new Refusal(read.issues[0].message)
  // Browsers drop or turn some characters, which could make a path an address of another site.
  return isSafeAddress(read.output, ['https:']) && !/[\s\\\p{Cc}]/u.test(read.output)
    ? read.output
    : refuse('a web address (https) or a path', read.output)
})

const stylesheetRow = v.pipe(
  v.object({ url: address }),
  v.check(({ url }) => url !== '', 'expected the address of a stylesheet, found nothing'),
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
    'expected the address of a script, or the script itself, found neither',
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

/** The `head-*` fields of a document. */
export function parseHead(reader: FieldReader): HeadConfig {
  const scripts = reader.rows('head.scripts', scriptRow)
  return {
    styles: reader.read('head.styles', styleRules, ''),
    stylesheets: reader.rows('head.stylesheets', stylesheetRow).map(({ value }) => value.url),
    scripts: scripts.map(({ value, index }) => withConsent(value, reader, index)),
    metaTags: reader.rows('head.metaTags', metaTagRow).map(({ value }): HeadMetaTag => value),
    rss: reader.read('head.rss', address, ''),
    appleIcon: reader.read('head.appleIcon', image, undefined),
  }
}

/** A script of another site waits for consent, whatever the editor says (decisions.md, consent). */
function withConsent(script: HeadScript, reader: FieldReader, index: number): HeadScript {
  if (script.afterConsent || !/^(?:https:|\/\/)/i.test(script.src)) return script
  reader.note(
    'head.scripts',
    'a script of another site waits for consent',
    `[${index}].afterConsent`,
  )
  return { ...script, afterConsent: true }
}
