import { richTextToHtml, type SafeHtml, sanitiseHtml } from '@milepost/content/html'
import type { SiteConfig } from '@milepost/content'
import { LRUCache } from 'lru-cache'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Services } from '../services/services.ts'
import { type FrameScope, isTrustedFrame } from '../base/frame-address.ts'
import { memoisePerObject } from '../base/memoise-per-object.ts'
import { blockThirdParty, type ThirdPartyMessages } from '../base/block-third-party.ts'

/** Scope of HTML on a page of the site. */
interface HtmlScope extends FrameScope {
  readonly services: Pick<Services, 'content' | 'environment' | 'language'>
  readonly messages: SiteMessages
}

type RichTextOptions = NonNullable<Parameters<typeof richTextToHtml>[1]>

/** Finished HTML by its rules and source. Sanitising is the most expensive step of presenting a section. */
const finished = new LRUCache<string, SafeHtml>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length,
})

function finish(rules: Rules, source: string, sanitise: () => SafeHtml): SafeHtml {
  const key = JSON.stringify(rules) + source
  const html = finished.get(key) ?? blockThirdParty(sanitise(), rules)
  finished.set(key, html)
  return html
}

/** Converts rich text of the CMS to HTML that requests nothing from third parties; see {@link blockThirdParty}. */
export function toRichHtml(
  blocks: unknown,
  scope: HtmlScope,
  options: RichTextOptions = {},
): SafeHtml {
  const source = `rich ${options.firstHeading} ${JSON.stringify(blocks)}`
  return finish(editorRules(scope), source, () => richTextToHtml(blocks, options))
}

/** Sanitises an editor's HTML, and blocks its third-party requests. */
export function toEditorHtml(html: string, scope: HtmlScope): SafeHtml {
  return finish(editorRules(scope), `html ${html}`, () => sanitiseHtml(html))
}

/** Sanitises a supporter's or a team's story. Third-party frames become links, because we can't know what they load. */
export function toStoryHtml(html: string, scope: HtmlScope): SafeHtml {
  return finish({ ...ownHosts(scope), mayFrame: false }, html, () => sanitiseHtml(html))
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

type Rules = Parameters<typeof blockThirdParty>[1]

const editorRules = memoisePerObject(
  (scope: HtmlScope): Rules & Pick<SiteConfig, 'frameHosts'> => ({
    ...ownHosts(scope),
    mayFrame: true,
    frameHosts: scope.site.frameHosts,
    loadsFrame: (address) => isTrustedFrame(address, scope),
  }),
)

function ownHosts({ services, messages }: HtmlScope) {
  return {
    base: services.language?.base ?? '',
    host: new URL(services.environment.origin).host,
    pictureHosts: services.content.source.mediaOrigins.map((origin) => new URL(origin).host),
    messages: { ...messages.embeds, newTab: messages.shell.newTab } satisfies ThirdPartyMessages,
  }
}
