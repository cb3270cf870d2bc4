import { richTextToHtml, type SafeHtml, sanitiseHtml } from '@milepost/content/html'
import { LRUCache } from 'lru-cache'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Services } from '../services/services.ts'
import { type FrameScope, loadsWithoutClick } from '../base/frame-address.ts'
import { blockThirdParty, type ThirdPartyWords } from '../base/block-third-party.ts'

/** Scope of HTML on a page of the site. */
interface HtmlScope extends FrameScope {
  readonly services: Pick<Services, 'content' | 'environment' | 'language'>
  readonly messages: SiteMessages
}

type RichTextOptions = NonNullable<Parameters<typeof richTextToHtml>[1]>

const converted = new LRUCache<string, SafeHtml>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length,
})

/**
 * Converts rich text of the CMS to HTML that requests nothing from third parties; see {@link blockThirdParty}. The
 * conversion is cached per text, because it is the most expensive step of presenting a section.
 */
export function richHtml(
  blocks: unknown,
  scope: HtmlScope,
  options: RichTextOptions = {},
): SafeHtml {
  const key = `${options.firstHeading ?? ''} ${JSON.stringify(blocks)}`
  let html = converted.get(key)
  if (html === undefined) {
    html = richTextToHtml(blocks, options)
    converted.set(key, html)
  }
  return blockThirdParty(html, editorRules(scope))
}

/** Sanitises an editor's HTML, and blocks its third-party requests. */
export function editorHtml(html: string, scope: HtmlScope): SafeHtml {
  return blockThirdParty(sanitiseHtml(html), editorRules(scope))
}

/** Sanitises a supporter's or a team's story. Third-party frames become links, because it is unknown what they embed. */
export function storyHtml(html: string, scope: HtmlScope): SafeHtml {
  return blockThirdParty(sanitiseHtml(html), { ...ownHosts(scope), mayFrame: false })
}

/**
 * Blocks third-party requests of the HTML in an application's view, whatever the name of its field.
 *
 * @param view - plain data; its HTML is sanitised
 */
export function blockThirdPartyIn<View>(view: View, scope: HtmlScope): View {
  const rules = editorRules(scope)
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return blockThirdParty(value as SafeHtml, rules)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(view) as View
}

function editorRules(scope: HtmlScope) {
  const loadsFrame = (address: string) => loadsWithoutClick(address, scope)
  return { ...ownHosts(scope), mayFrame: true, loadsFrame }
}

function ownHosts({ services, messages }: HtmlScope) {
  return {
    base: services.language?.base ?? '',
    host: new URL(services.environment.origin).host,
    pictureHosts: services.content.source.mediaOrigins.map((origin) => new URL(origin).host),
    words: { ...messages.embeds, newTab: messages.shell.newTab } satisfies ThirdPartyWords,
  }
}
