import { richTextToHtml, type SafeHtml, sanitiseHtml } from '@milepost/content/html'
import type { SiteConfig } from '@milepost/content'
import { LRUCache } from 'lru-cache'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Services } from '../services/services.ts'
import { type FrameScope, isTrustedFrame } from '../base/frame-address.ts'
import { memoisePerObject } from '../base/memoise-per-object.ts'
import { blockThirdParty, type ThirdPartyMessages } from '../base/block-third-party.ts'

/** Part of a page's scope that HTML conversion requires. */
interface HtmlScope extends FrameScope {
  readonly services: Pick<Services, 'content' | 'environment' | 'language'>
  readonly messages: SiteMessages
}

type RichTextOptions = NonNullable<Parameters<typeof richTextToHtml>[1]>

/** Sanitised HTML by its rules and source, cached because sanitising is expensive. */
const sanitisedHtml = new LRUCache<string, SafeHtml>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length,
})

function sanitiseOnce(rules: BlockingRules, source: string, sanitise: () => SafeHtml): SafeHtml {
  const key = JSON.stringify(rules) + source
  const html = sanitisedHtml.get(key) ?? blockThirdParty(sanitise(), rules)
  sanitisedHtml.set(key, html)
  return html
}

/** Converts rich text of the CMS to HTML that requests nothing from third parties; see {@link blockThirdParty}. */
export function toRichHtml(
  blocks: unknown,
  scope: HtmlScope,
  options: RichTextOptions = {},
): SafeHtml {
  const source = `rich ${options.firstHeading} ${JSON.stringify(blocks)}`
  return sanitiseOnce(getEditorRules(scope), source, () => richTextToHtml(blocks, options))
}

/** Sanitises HTML from the CMS, and blocks its third-party requests. */
export function toEditorHtml(html: string, scope: HtmlScope): SafeHtml {
  return sanitiseOnce(getEditorRules(scope), `html ${html}`, () => sanitiseHtml(html))
}

/** Sanitises a supporter's or team's story, and blocks its third-party requests. Third-party frames become links. */
export function toStoryHtml(html: string, scope: HtmlScope): SafeHtml {
  return sanitiseOnce({ ...getSiteRules(scope), mayFrame: false }, html, () => sanitiseHtml(html))
}

/**
 * Blocks the third-party requests of the HTML in a custom section's view, in any field.
 *
 * @param view - plain data. Its HTML must be sanitised, which the type `SafeHtml` ensures
 */
export function blockThirdPartyInView<View>(view: View, scope: HtmlScope): View {
  const rules = getEditorRules(scope)
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return blockThirdParty(value as SafeHtml, rules)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(view) as View
}

type BlockingRules = Parameters<typeof blockThirdParty>[1]

const getEditorRules = memoisePerObject(
  (scope: HtmlScope): BlockingRules & Pick<SiteConfig, 'frameHosts'> => ({
    ...getSiteRules(scope),
    mayFrame: true,
    frameHosts: scope.site.frameHosts,
    loadsFrame: (address) => isTrustedFrame(address, scope),
  }),
)

function getSiteRules({ services, messages }: HtmlScope) {
  return {
    base: services.language?.base ?? '',
    host: new URL(services.environment.origin).host,
    pictureHosts: services.content.source.mediaOrigins.map((origin) => new URL(origin).host),
    messages: { ...messages.embeds, newTab: messages.shell.newTab } satisfies ThirdPartyMessages,
  }
}
