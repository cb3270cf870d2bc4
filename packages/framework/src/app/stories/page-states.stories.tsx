import { startPreview } from '@milepost/content'
import type { SafeHtml } from '@milepost/content/html'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContentPage } from '../../pages/content/content-page-screen.tsx'
import { englishMessages } from '../../messages/site-messages.ts'
import { PreviewOutlet, previewStorage } from '../../frame/preview/preview-outlet.tsx'
import type { SliceView } from '../../sections/sections.server.ts'
import { SupporterPage } from '../../pages/supporter/supporter-page-screen.tsx'
import type { SupporterView } from '../../pages/supporter/to-supporter-view.ts'
import type { TeamView } from '../../pages/team/load-team-page.ts'
import { TeamPage } from '../../pages/team/team-page-screen.tsx'
import { type ProgressInput, toProgressView } from '../../totals/total-figures.ts'
import { renderInSite } from './component-story.test-kit.tsx'

/** Whole pages in the states that a campaign goes through. */
const meta: Meta = { title: 'Pages/States', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const { buttons, figures: texts, share: shareTexts, supporterPage, teamPage } = englishMessages
const unavailable = { message: texts.unavailable }
const section = { title: '', text: '', background: 'none', anchor: undefined } as const
const image = './tideline/hero.svg'
const defaultMessages = {
  story: supporterPage.story,
  donate: buttons.donate,
  share: shareTexts.shareButton,
  poster: shareTexts.printPoster,
  embed: undefined,
}
const shared = {
  share: {
    ...section,
    type: 'shareBar' as const,
    networks: [],
    url: 'https://river.example',
    shareTitle: 'Share',
    label: 'Share this page',
    copied: 'Copied',
  },
  shareCard: undefined,
  image,
  story: '<p>Five years ago it was quiet here in the wrong way.</p>' as SafeHtml,
  closed: undefined,
  slices: [],
}

function figuresFor(input: Partial<ProgressInput> = {}) {
  return toProgressView({
    raisedMinor: 14_231_000,
    targetMinor: 25_000_000,
    donationCount: 3012,
    currency: 'GBP',
    country: 'gb',
    messages: englishMessages,
    ...input,
  })
}

const nothing = { raisedMinor: 0, donationCount: 0 }
const lastGood = { asOf: new Date('2026-06-01T11:40:00Z'), now: new Date('2026-06-01T12:00:00Z') }

const hero = {
  ...section,
  type: 'hero',
  title: 'Walk the Tideline',
  text: 'Walk 100 km of coast this June.',
  image: { src: image, alt: '', width: 1600, height: 900 },
  actions: [{ label: 'Start your page', href: '/register', emphasis: 'primary' }],
  figures: undefined,
  edge: 'none',
} satisfies SliceView

function progressWith(figures: ReturnType<typeof figuresFor> | typeof unavailable): SliceView {
  return {
    ...section,
    type: 'progress',
    title: 'Every step counts',
    figures,
    milestones: [],
    milestoneMessages: { reached: texts.milestoneReached, ahead: texts.milestoneAhead },
  }
}

const places = ['Amara Okafor', 'José María Gutiérrez Hernández', 'Bo'].map((name, index) => ({
  id: name,
  position: index + 1,
  name,
  subtitle: undefined,
  amount: `£${900 - index * 250}`,
  image: undefined,
  href: `/fundraising/page-${index}`,
}))
const donations = ['£25', 'A$40', texts.gave].map((amount, index) => ({
  id: amount,
  name: places[index]?.name ?? '',
  amount,
  isAmountHidden: amount === texts.gave,
  message: index === 0 ? 'For the terns.' : undefined,
  at: undefined,
  when: undefined,
}))

function lists(isFilled: boolean): SliceView[] {
  return [
    {
      ...section,
      type: 'leaderboard',
      title: 'Out in front',
      places: isFilled ? places : [],
      emptyText: texts.noLeaderboardYet,
    },
    {
      ...section,
      type: 'donations',
      title: 'Latest donations',
      donations: isFilled ? donations : [],
      emptyText: texts.noDonationsYet,
    },
  ]
}

function contentPage(slices: SliceView[], status: 'fetched' | 'failed' = 'fetched') {
  const page = {
    path: '/',
    pathClasses: [],
    title: hero.title,
    description: '',
    image: undefined,
    noIndex: false,
    heading: undefined,
    status,
    segmentOnly: '',
    slices,
  }
  return <ContentPage loaderData={page} />
}

const supporter: SupporterView = {
  ...shared,
  slug: 'sam',
  title: 'Sam walks the coast',
  metaTitle: 'Sam walks the coast',
  description: '',
  owner: 'Sam Silva',
  ownership: { owner: undefined, ownerGuid: undefined },
  listing: undefined,
  imageAlt: 'A long beach',
  metaImage: undefined,
  summary: { lines: [], attribution: undefined },
  figures: figuresFor({ raisedMinor: 40_000, targetMinor: 100_000, donationCount: 3 }),
  donateHref: '/fundraising/sam/donate',
  charity: 'Tideline Trust',
  eventDate: undefined,
  fitness: [{ value: '64 km', label: 'Distance' }],
  activities: [],
  teamHref: '/teams/walkers',
  hasQrCode: false,
  qrCode: undefined,
  donations,
  page: 1,
  pages: 1,
  messages: {
    ...defaultMessages,
    latestGifts: supporterPage.latestGifts,
    noDonations: texts.noDonationsYet,
    unavailable: texts.unavailable,
    activities: 'Activities',
    allActivities: 'Show all {count}',
    route: 'Route',
    team: supporterPage.seeTeam,
    scan: 'Scan',
    pagesOfGifts: 'Pages of donations',
    page: 'Page',
    previous: 'Previous',
    next: 'Next',
  },
}

const name = 'The Two-Left-Feet Walking Club'
const team: TeamView = {
  ...shared,
  slug: 'walkers',
  name,
  own: { slug: 'walkers', name, uuid: '', owner: '', currency: '', isOpen: true, inviteUrl: '' },
  joinHref: undefined,
  give: undefined,
  metaTitle: name,
  leader: { name: 'Amara Okafor', role: teamPage.captain },
  campaign: undefined,
  figures: figuresFor({ raisedMinor: 195_000, targetMinor: 200_000 }),
  distance: '412 km together',
  members: places,
  closed: teamPage.inactive,
  messages: {
    ...defaultMessages,
    members: teamPage.membersTitle,
    noMembers: teamPage.noMembers,
    join: teamPage.joinTeam,
  },
}

export const Upcoming: Story = {
  render: renderInSite(() =>
    contentPage([
      hero,
      {
        ...section,
        type: 'countdown',
        title: 'We start soon',
        endMs: Date.now() + 1_000_000_000,
        nowMs: Date.now(),
        doneText: 'We have started.',
        messages: englishMessages.countdown,
      },
    ]),
  ),
}

export const Running: Story = {
  render: renderInSite(() =>
    contentPage([{ ...hero, figures: figuresFor() }, progressWith(figuresFor()), ...lists(true)]),
  ),
}

export const TargetPassed: Story = {
  render: renderInSite(() => contentPage([progressWith(figuresFor({ raisedMinor: 30_000_000 }))])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('£300,000')).toBeVisible()
  },
}

export const NothingYet: Story = {
  render: renderInSite(() =>
    contentPage([
      { ...hero, figures: figuresFor(nothing) },
      progressWith(figuresFor(nothing)),
      ...lists(false),
    ]),
  ),
}

export const TotalHidden: Story = {
  render: renderInSite(() => contentPage([hero, ...lists(true)])),
}

export const PlatformUnreachable: Story = {
  render: renderInSite(() => contentPage([hero, progressWith(unavailable)], 'failed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unavailable)).toBeVisible()
  },
}

export const Preview: Story = {
  beforeEach: () => {
    startPreview(
      { previewToken: 'draft', repo: 'tideline' },
      { clock: Date, storage: previewStorage },
    )
    return () => previewStorage.remove()
  },
  render: renderInSite(
    () => (
      <>
        {contentPage([hero])}
        <PreviewOutlet />
      </>
    ),
    '/?previewToken=draft',
  ),
}

export const SupporterEnded: Story = {
  render: renderInSite(() => (
    <SupporterPage loaderData={{ ...supporter, closed: supporterPage.closed }} />
  )),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(supporterPage.closed)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: buttons.donate })).toBeNull()
  },
}

export const SupporterFromTheCache: Story = {
  render: renderInSite(() => (
    <SupporterPage
      loaderData={{ ...supporter, figures: figuresFor({ lastGood }), donations: undefined }}
    />
  )),
}

export const TeamEnded: Story = { render: renderInSite(() => <TeamPage loaderData={team} />) }
