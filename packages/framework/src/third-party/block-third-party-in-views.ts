import type { SafeHtml } from '@milepost/content/html'
import type { Messages } from '../messages/messages.ts'
import type { Services } from '../services/services.ts'
import { blockThirdParty, type ThirdPartyWords } from './block-third-party.ts'

const markup = new Set(['html', 'story', 'answer'])

interface Scope {
  readonly services: Pick<Services, 'environment'>
  readonly messages: Messages
}

/** The same view, in which no piece of HTML asks anything of other sites by itself; see {@link blockThirdParty}. */
export function blockThirdPartyInViews<View>(view: View, scope: Scope): View {
  const own = { ...ownHosts(scope), mayFrame: true }
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

/** A supporter's or a team's story, without frames of other sites: nobody knows beforehand what it frames. */
export function blockThirdPartyInStory(html: SafeHtml, scope: Scope): SafeHtml {
  return blockThirdParty(html, { ...ownHosts(scope), mayFrame: false })
}

function ownHosts({ services, messages }: Scope) {
  const { origin, content } = services.environment
  return {
    host: new URL(origin).host,
    pictureHosts: [new URL(content.endpoint).host, 'images.prismic.io'],
    words: messages satisfies ThirdPartyWords,
  }
}
