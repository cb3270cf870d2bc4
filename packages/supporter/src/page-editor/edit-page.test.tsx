// @vitest-environment jsdom
import type { Page } from '@milepost/platform'
import { type OptionalCallGroup, optionalCallGroups } from '@milepost/platform/adapter'
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EditContext } from '../editing/edit-context.ts'
import { SupporterProvider } from '../host/supporter-provider.tsx'
import { testSettings } from '../session/session.test-kit.ts'
import { EditPage } from './edit-page.tsx'

const page = {
  active: true,
  slug: 'sam',
  name: 'Sam runs',
  story: '',
  image: '',
  donateQrCodeImage: 'https://platform.example/qr.png',
  donationUrl: 'https://platform.example/donate/sam',
  segmentation: {},
  target: 0,
  raisedOffline: 0,
} as unknown as Page
const view = {
  slug: 'sam',
  country: 'gb',
  currency: 'GBP',
  goalMeasure: 'distance',
  defaultPageStory: '',
  tags: [{ name: 'club', label: 'Club', values: ['Otters'] }],
} as const
const nobody = () => Promise.reject(new Error('Nobody asks the platform'))

let root: Root | undefined
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.unstubAllGlobals()
})

/** Returns the sections and suggestions of the editor. */
async function partsOn(lacks: readonly OptionalCallGroup[], shown: Partial<Page> = {}, hash = '') {
  await act(async () => root?.unmount())
  root = createRoot(document.body)
  const app = (
    <StrictMode>
      <SupporterProvider
        settings={{ ...testSettings, lacks }}
        platform={nobody}
        location={{ pathname: '/fundraising-edit/sam', search: '', hash }}
        navigate={() => undefined}
      >
        <EditContext
          value={{
            view: { ...view, tags: [...view.tags] },
            page: { ...page, ...shown },
            platform: nobody,
            refetch: () => undefined,
            noteUnsaved: () => undefined,
          }}
        >
          <EditPage />
        </EditContext>
      </SupporterProvider>
    </StrictMode>
  )
  await act(async () => root?.render(app))
  const found = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map(
      (element) => element.getAttribute(attribute)?.replace('#', '') ?? '',
    )
  return {
    prompts: found('li a[href^="#"]', 'href'),
    parts: found('section[id]', 'id'),
  }
}

it('accepts offline donations to a page without a target', async () => {
  await partsOn([])
  const offline = document.querySelector<HTMLInputElement>('#money input[name="offline"]')
  if (offline === null) throw new Error('The section has no field for offline donations.')
  await act(async () => {
    offline.value = '40'
    offline.dispatchEvent(new Event('input', { bubbles: true }))
    offline.form?.requestSubmit()
  })
  expect(document.querySelectorAll('#money [aria-invalid="true"]')).toHaveLength(0)
  await act(async () => root?.unmount())
  root = undefined
  sessionStorage.clear()
})

it('opens the sections that the owner goes to', async () => {
  const openSections = () =>
    [...document.querySelectorAll('section:has(> details[open])')].map(({ id }) => id)
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  Element.prototype.scrollIntoView = () => undefined
  await partsOn([])
  expect(openSections()).toEqual([])
  click('li a[href="#story"]')
  expect(openSections()).toEqual(['story'])
  click('#story summary')
  click('li a[href="#story"]')
  expect(openSections()).toEqual(['story'])
  await vi.waitFor(() => expect(location.hash).toBe('#story'))
  history.replaceState(undefined, '', '/')
  await partsOn([], {}, '#display')
  expect(openSections()).toEqual(['activities'])
})

const always = ['title', 'story', 'money', 'words', 'share', 'cancel']

it('shows every section that the platform supports', async () => {
  const { parts, prompts } = await partsOn([])
  expect(parts.filter((part) => part !== 'display')).toEqual(
    'activities title story picture money goal words tags team share qr cancel'.split(' '),
  )
  expect(prompts).toEqual(['story', 'goal', 'picture', 'share'])
})

it('has no section or reminder for features that the platform lacks', async () => {
  const found = await partsOn(optionalCallGroups, { donateQrCodeImage: '' })
  expect(found).toEqual({ parts: always, prompts: ['story', 'share'] })
})

it.each<[OptionalCallGroup, string[]]>([
  ['fitness', ['activities']],
  ['images', ['picture']],
  ['tags', ['goal', 'tags']],
  ['teams', ['team']],
])('without %s has no %j', async (group, missing) => {
  const { parts } = await partsOn([group])
  const all = (await partsOn([])).parts
  const gone = group === 'tags' || group === 'fitness' ? [...missing, 'display'] : missing
  expect(parts).toEqual(all.filter((part) => !gone.includes(part)))
})
