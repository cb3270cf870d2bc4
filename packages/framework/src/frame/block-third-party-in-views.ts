import type { SafeHtml } from '@milepost/content/html'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Services } from '../services/services.ts'
import { type FrameScope, loadsWithoutClick } from '../base/frame-address.ts'
import { blockThirdParty, type ThirdPartyWords } from '../base/block-third-party.ts'

const markup = new Set(['html', 'story', 'answer'])

interface Scope extends FrameScope {
  readonly services: Pick<Services, 'content' | 'environment' | 'language'>
  readonly messages: SiteMessages
}

/** Applies {@link blockThirdParty} to all HTML in a view. */
export function blockThirdPartyInViews<View>(view: View, scope: Scope): View {
  const own = {
    ...ownHosts(scope),
    mayFrame: true,
    loadsFrame: (address: string) => loadsWithoutClick(address, scope),
  }
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        typeof inner === 'string' && markup.has(key) && inner.includes('<')
          ? blockThirdParty(inner as SafeHtml, own)
          : walk(inner),
      ]),
    )
  }
  return walk(view) as View
}

/**
 * Applies {@link blockThirdParty} to a supporter's or a team's story. Its frames become plain links, because their content is
 * unknown.
 */
export function blockThirdPartyInStory(html: SafeHtml, scope: Scope): SafeHtml {
  return blockThirdParty(html, { ...ownHosts(scope), mayFrame: false })
}

function ownHosts({ services, messages }: Scope) {
  return {
    base: services.language?.base ?? '',
    host: new URL(services.environment.origin).host,
    pictureHosts: services.content.source.mediaOrigins.map((origin) => new URL(origin).host),
    words: { ...messages.embeds, newTab: messages.shell.newTab } satisfies ThirdPartyWords,
  }
}
