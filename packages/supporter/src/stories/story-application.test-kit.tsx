import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter } from '@milepost/platform/adapter'
import { createPageWire, createSessionUserWire } from '@milepost/platform/testing'
import { graphql } from 'msw/graphql'
import type { within } from 'storybook/test'
import { type ReactNode, useCallback, useState } from 'react'
import { createAppStore } from '../browser-store/app-store.ts'
import { emptySession, type Session } from '../browser-store/session.ts'
import { supporterParts } from '../browser-store/supporter-store.ts'
import type { EditView } from '../editing/edit-context.ts'
import type { HostLocation, SupporterSettings } from '../host/supporter-host.ts'
import { SupporterProvider } from '../host/supporter-provider.tsx'
import { getTabProgress } from '../registration/registration-progress.ts'
import { createPage, samUser as testSam, testSettings } from '../session/session.test-kit.ts'
import { Toasts } from '../toast/toasts.tsx'

/** User of the platform's test builders, with a session that does not expire. */
const sam = {
  ...testSam,
  id: createSessionUserWire().uuid,
  uuid: createSessionUserWire().uuid,
  tokenExpiry: '2099-01-01T00:00:00.000Z',
}

/** Session of a signed-in user without a page. */
export const signedIn: Session = { ...emptySession, status: 'fetched', user: sam }

const own = createPage('sam-river-mile', {
  id: createPageWire().pageId,
  uuid: createPageWire().pageGuid,
})

/** Session of the owner of `sam-river-mile`. */
export const ownerSession: Session = { ...signedIn, page: own, pages: [own] }

/** Site data for the editor of that page. */
export const editView: EditView = {
  slug: 'sam-river-mile',
  country: 'gb',
  currency: 'GBP',
  goalMeasure: 'distance',
  defaultPageStory: '',
  tags: [{ name: 'tag-club', label: 'Your club', values: ['Otters', 'Herons'] }],
}

const origin = 'https://platform.example'

/** URLs for handlers of a single story. Handlers for all stories are in `.storybook/platform.ts`. */
export const restApi = `${origin}/api/v1`
export const services = `${origin}/services/v1/justgiving`
export const graph = graphql.link(`${services}/graphql`)
export const ownPage = `${restApi}/fundraising/pages/sam-river-mile`

/** Shows each story of a docs page in an iframe, because the stories of a window share their MSW handlers. */
export const docsInFrames = { docs: { story: { inline: false, height: '40rem' } } }

/** Opens a section of the page editor, which is closed in narrow windows. */
export async function openSection(canvas: ReturnType<typeof within>, name: string) {
  const section = await canvas.findByRole('region', { name })
  section.querySelector('details')?.setAttribute('open', '')
  return section
}

export interface StoryApplicationProps {
  session?: Session
  signIn?: Partial<SupporterSettings['signIn']>
  children: ReactNode
}

/** Application around a story: the real platform client on MSW, an in-memory store and its own location. */
export function StoryApplication({
  session = emptySession,
  signIn,
  children,
}: StoryApplicationProps) {
  const [location, setLocation] = useState<HostLocation>({ pathname: '/', search: '', hash: '' })
  const [{ platform, store, site }] = useState(() => ({
    platform: createDefaultAdapter(createPlatform({ environment: sandboxEnvironment(origin) })),
    store: createStore(session),
    site: { ...testSettings, signIn: { ...testSettings.signIn, ...signIn } },
  }))
  const navigate = useCallback((to: string) => {
    const { pathname, search, hash } = new URL(to, 'http://site.example')
    setLocation({ pathname, search, hash })
  }, [])
  return (
    <SupporterProvider
      settings={site}
      platform={platform}
      store={store}
      location={location}
      navigate={navigate}
    >
      {children}
      <Toasts />
    </SupporterProvider>
  )
}

/** Removes what previous stories stored in this tab. */
export function forgetStories(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('milepost:')) sessionStorage.removeItem(key)
  for (const user of [sam.id, '']) getTabProgress().restart(user)
}

function createStore(session: Session) {
  let kept = JSON.stringify({ session })
  const store = createAppStore({
    parts: supporterParts,
    storage: {
      getItem: () => kept,
      setItem: (_key, value) => {
        kept = value
      },
      removeItem: () => {
        kept = ''
      },
    },
    watchStorage: () => () => undefined,
  })
  return () => store
}
