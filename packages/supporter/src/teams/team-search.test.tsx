// @vitest-environment jsdom
import type { Page, Team } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { EditContext } from '../editing/edit-context.ts'
import { SupporterProvider } from '../host/supporter-provider.tsx'
import { testSettings } from '../session/session.test-kit.ts'
import { TeamSearch } from './team-search.tsx'

let root: Root | undefined
afterEach(() => root?.unmount())

/** Error of an aborted read, which arrives after the next read. */
const aborted = new Error('aborted')
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Renders the list of teams of a platform with these consecutive responses. */
function showTeams(...reads: (readonly Partial<Team>[] | Error)[]) {
  const fetchCampaignTeams = async () => {
    const next = reads.length > 1 ? reads.shift() : reads[0]
    if (next === aborted) await wait(20)
    if (next instanceof Error) throw next
    return next
  }
  const adapter = { teams: { fetchCampaignTeams } } as unknown as PlatformAdapter
  const platform = async () => adapter
  root = createRoot(document.body)
  root.render(
    <StrictMode>
      <SupporterProvider
        settings={testSettings}
        platform={platform}
        location={{ pathname: '/fundraising-edit/sam', search: '', hash: '' }}
        navigate={() => undefined}
      >
        <EditContext
          value={{
            view: {
              slug: 'sam',
              country: 'gb',
              currency: 'GBP',
              goalMeasure: 'distance',
              defaultPageStory: '',
              tags: [],
            },
            page: { slug: 'sam', campaign: 'campaign-guid' } as Page,
            platform,
            refetch: () => undefined,
            noteUnsaved: () => undefined,
          }}
        >
          <TeamSearch onJoined={() => undefined} />
        </EditContext>
      </SupporterProvider>
    </StrictMode>,
  )
}

const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text))

it('shows that the teams could not be loaded, and lists them after "Try again"', async () => {
  const otters = { active: true, name: 'Otters', slug: 'otters', memberCount: 2 }
  const failure = new Error('offline')
  // Strict mode reads twice.
  showTeams(failure, failure, [otters])
  await shown('We couldn’t load the teams.')
  expect(document.body.textContent).not.toContain('There are no teams yet')
  const retry = document.querySelector('button')
  expect(retry?.textContent).toBe('Try again')
  retry?.click()
  await shown('Otters')
  expect(document.body.textContent).not.toContain('We couldn’t load')
})

it('shows that a campaign has no teams if the platform returns none', async () => {
  showTeams([])
  await shown('There are no teams yet')
  expect(document.querySelector('button')).toBeNull()
})

it('keeps the teams if an aborted read fails after them', async () => {
  showTeams(aborted, [{ active: true, name: 'Otters', slug: 'otters', memberCount: 2 }])
  await shown('Otters')
  await wait(40)
  expect(document.body.textContent).toContain('Otters')
})
