import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { defaultAdapter } from '@milepost/platform/adapter'
import {
  accountWire,
  campaignTeamNodeWire,
  campaignTeamsDataWire,
  fitnessTimelineDataWire,
  pageTagsWire,
  pageWire,
  sessionUserWire,
  teamWire,
} from '@milepost/platform/testing'
import { type ReactNode, useCallback, useState } from 'react'
import { createAppStore } from '../browser-store/create-app-store.ts'
import { emptySession, type Session } from '../browser-store/session.ts'
import { supporterParts } from '../browser-store/supporter-store.ts'
import type { EditView } from '../editing/edit-view.ts'
import type { Place, SupporterPlatform } from '../host/supporter-host.ts'
import { SupporterProvider } from '../host/supporter-provider.tsx'
import type { SupporterSettings } from '../host/supporter-settings.ts'
import { tabProgress } from '../registration/progress-store.ts'
import { type Answers, fakeFetch } from '../session/fake-fetch.test-kit.ts'
import { pageOf, samUser as testSam, testSettings } from '../session/session.test-kit.ts'
import { Toasts } from '../toast/toasts.tsx'

/** Sam as the platform's builders describe them, signed in for good. */
const sam = {
  ...testSam,
  id: sessionUserWire().uuid,
  uuid: sessionUserWire().uuid,
  tokenExpiry: '2099-01-01T00:00:00.000Z',
}

/** The session of somebody who is signed in and has no page. */
export const signedIn: Session = { ...emptySession, status: 'fetched', user: sam }

const own = pageOf('sam-river-mile', { id: pageWire().pageId, uuid: pageWire().pageGuid })

/** The session of Sam, whose page is `sam-river-mile`. */
export const ownerSession: Session = { ...signedIn, page: own, pages: [own] }

/** What the screens that edit Sam's page know beforehand. */
export const editView: EditView = {
  slug: 'sam-river-mile',
  country: 'gb',
  currency: 'GBP',
  goalMeasure: 'distance',
  defaultPageStory: '',
  tags: [{ name: 'tag-club', label: 'Your club', values: ['Otters', 'Herons'] }],
}

/** The paths of Sam's page, without a team unless an answer says so. */
export const ownPage = '/api/v1/fundraising/pages/sam-river-mile'
export const servicesPath = '/services/v1/justgiving'
export const graphCall = 'POST /services/v1/justgiving/graphql'

/** What the platform says of Sam and of Sam's page. */
export const samsAnswers: Answers = {
  'GET /api/v1/account': accountWire(),
  'GET /api/v1/fundraising/pages': [],
  [`GET ${ownPage}`]: pageWire({ teams: [] }),
  [`GET /api/v1/tags/${editView.slug}`]: pageTagsWire(),
  'GET /api/v1/teamsv3/otters': teamWire(),
  [graphCall]: (body) => graphAnswer(body, {}),
}

/** Answers one operation of the graph by its name; a page's activities and a campaign's teams are known. */
export function graphAnswer(body: unknown, data: Readonly<Record<string, object>>): object {
  const known: Readonly<Record<string, object>> = {
    FitnessTimeline: fitnessTimelineDataWire(),
    CampaignTeams: campaignTeamsDataWire([campaignTeamNodeWire({ status: 'ACTIVE' })]),
    ...data,
  }
  const { query } = body as { query: string }
  const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
  return { data: known[name] ?? missing(`the operation ${name}`) }
}

export interface StoryApplicationProps {
  answers?: Answers
  session?: Session
  signIn?: Partial<SupporterSettings['signIn']>
  children: ReactNode
}

/**
 * An application around the screens of a story: a platform that answers what it is told, and complains on the console of
 * what it is not told; a store in memory; an address that nothing but the story sees.
 */
export function StoryApplication({
  answers = samsAnswers,
  session = emptySession,
  signIn,
  children,
}: StoryApplicationProps) {
  const [location, setLocation] = useState<Place>({ pathname: '/', search: '', hash: '' })
  const [{ platform, store, site }] = useState(() => ({
    platform: platformOf(answers),
    store: storeOf(session),
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

/** Forgets what a story before has left in this tab. */
export function forgetStories(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('milepost:')) sessionStorage.removeItem(key)
  for (const user of [sam.id, '']) tabProgress().restart(user)
}

function platformOf(answers: Answers): SupporterPlatform {
  return defaultAdapter(
    createPlatform({
      environment: sandboxEnvironment('http://platform.example'),
      retries: 0,
      fetch: fakeFetch(answers, ({ line }) => {
        if (!(line in answers)) missing(line)
      }),
    }),
  )
}

/** A story's checks fail for any word on the console. */
function missing(what: string): undefined {
  console.error(`The story has no answer for ${what}`)
  return undefined
}

function storeOf(session: Session) {
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
