// oxlint-disable react/jsx-key -- the elements are not rendered as a list
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as ui from '../index.ts'
import { sampleHtml } from '../stories/samples.fixtures.ts'
import { itConforms } from '../testing/conformance.test-kit.tsx'

const nothing = () => undefined
const forever = () => new Promise<never>(nothing)
const link = { label: 'Donate', href: '/donate' }
const points = [50, 200].map((value) => ({ label: `${value}`, value, text: `£${value}` }))
const shared = { url: 'https://a.example', title: 'Amara walks' }
const option = <option>Ireland</option>
const tabs = [{ id: 'people', label: 'People', content: 'All' }]
const walk = <ui.ActivityItem type="walk" title="Sunday" polyline="_p~iF~ps|U_ulLnnqC" manual />
const leader = <ui.LeaderboardItem rank={1} name="Amara Okafor" amount="£4,800" href="/amara" />

/** A component, its root element, and the element that gets other props if that is not the root. */
type Row = [ReactElement, root: string, target?: string]

const rows: readonly Row[] = [
  [<ui.Accordion items={[{ title: 'When?', content: 'In June.', open: true }]} />, 'DIV'],
  [<ui.Questions items={[{ question: 'Why?', answer: 'Because.' }]} />, 'DIV'],
  [<ui.ActivityIcon type="ride" />, 'SVG'],
  [walk, 'LI'],
  [<ui.ActivityList>{walk}</ui.ActivityList>, 'UL'],
  [<ui.AmountPicker legend="£?" currencySymbol="£" options={[]} defaultValue="25" />, 'FIELDSET'],
  [<ui.Avatar name="Amara Okafor" />, 'SPAN'],
  [<ui.Badge tone="success">Captain</ui.Badge>, 'SPAN'],
  [<ui.Button>Donate</ui.Button>, 'BUTTON'],
  [<ui.LinkButton href="/donate">Donate</ui.LinkButton>, 'A'],
  [<ui.ButtonGroup />, 'DIV'],
  [<ui.CallToAction title="Start now" actions={[link]} />, 'SECTION'],
  [<ui.Card title="The hide" href="/hide" image={{ src: '/hide.jpg' }} />, 'ARTICLE'],
  [<ui.Grid columns="narrow" />, 'DIV'],
  [<ui.Carousel label="Stories" slides={[{ id: 'a', content: 'One' }]} />, 'SECTION'],
  [<ui.CharacterCount remaining={50} />, 'P'],
  [<ui.BarChart caption="Raised" points={points} />, 'TABLE'],
  [<ui.Sparkline label="Raised" points={points} />, 'FIGURE'],
  [<ui.Checkbox label="Add Gift Aid" />, 'DIV', 'input'],
  [<ui.ChoiceGroup label="How?" name="how" choices={[{ value: 'a', label: 'A' }]} />, 'FIELDSET'],
  [<ui.Countdown nowMs={0} endMs={90_061_000} />, 'DIV'],
  [<ui.DonationList items={[{ id: 1, name: 'Dad', amount: '£25', when: 'Today' }]} />, 'UL'],
  [<ui.Embed title="Terns" src="https://www.youtube-nocookie.com/embed/abc" />, 'FIGURE'],
  [<ui.Video title="Terns" src="/terns.mp4" />, 'FIGURE'],
  [<ui.ErrorPage status={404} />, 'DIV'],
  [<ui.FieldGroup legend="Your address">fields</ui.FieldGroup>, 'FIELDSET'],
  [<ui.TextField label="Name" />, 'DIV', 'input'],
  [<ui.Textarea label="Message" />, 'DIV', 'textarea'],
  [<ui.FileInput label="Your photo" />, 'DIV', 'input'],
  [<ui.FilePreview src="data:," />, 'IMG'],
  [<ui.FitnessTotal value="9,412 km" label="walked" percent={52} />, 'DIV'],
  [<ui.Footer name="Tideline Trust" columns={[{ title: 'More', links: [link] }]} />, 'FOOTER'],
  [<ui.FullScreenMessage title="Loading your site" busy />, 'DIV'],
  [<ui.GiftCards items={[{ amount: '£25', label: 'clears 40 m' }]} />, 'UL'],
  [<ui.Header name="T" navigation={[link, { ...link, children: [link] }]} />, 'HEADER'],
  [<ui.Heading level={3}>Donations</ui.Heading>, 'H3'],
  [<ui.Hero title="Walk the Tideline" />, 'SECTION'],
  [<ui.Icon name="heart" />, 'SVG'],
  [<ui.InputStatus status="fetching" />, 'SPAN'],
  [<ui.Leaderboard>{leader}</ui.Leaderboard>, 'OL'],
  [leader, 'LI'],
  [<ui.Link href="/donate">Donate</ui.Link>, 'A'],
  [<ui.Message title="Saved">All is well</ui.Message>, 'DIV'],
  [<ui.ErrorSummary errors={[{ message: 'Enter an amount', href: '#amount' }]} />, 'DIV'],
  [<ui.Pagination page={2} pages={9} hrefFor={(page) => `?page=${page}`} />, 'NAV'],
  [<ui.PasswordInput label="Password" />, 'DIV', 'input'],
  [<ui.Picture image={{ src: '/a.jpg' }} />, 'IMG'],
  [<ui.PreviewBanner endMs={60_000} nowMs={0} clock={() => 0} onLeave={nothing} />, 'SECTION'],
  [<ui.Progress percent={57} raised="£142,310" target="of £250,000" />, 'DIV'],
  [<ui.QrCode src="/qr.svg" href="/amara" label="Scan to donate" />, 'FIGURE'],
  [<ui.RequiredMark />, 'SPAN'],
  [<ui.RichTextEditor label="Story" loadSanitiser={forever} />, 'DIV', 'textarea'],
  [<ui.RichText html={sampleHtml('<p>Text</p>')} />, 'DIV'],
  [<ui.RouteMap polyline="_p~iF~ps|U_ulLnnqC" label="Route" />, 'SVG'],
  [<ui.SearchSelect label="Country" options={[{ value: 'a', label: 'A' }]} />, 'DIV', 'select'],
  [<ui.SearchSelect label="Team" onSearch={async () => []} />, 'DIV', 'input'],
  [<ui.Search label="Find a supporter" results={[]} onSearch={nothing} />, 'FORM'],
  [<ui.Section title="Donations" background="dark" />, 'SECTION'],
  [<ui.Container />, 'DIV'],
  [<ui.Select label="Country">{option}</ui.Select>, 'DIV', 'select'],
  [<ui.ShareBar url={shared.url} options={ui.shareOptions(shared)} />, 'UL'],
  [<ui.SkipLink />, 'A'],
  [<ui.Spinner />, 'SPAN'],
  [<ui.Loading />, 'OUTPUT'],
  [<ui.SponsorGrid items={[{ name: 'Saltmarsh' }]} />, 'DIV'],
  [<ui.Steps items={[{ title: 'Start' }]} />, 'OL'],
  [<ui.Story image={{ src: '/ruth.svg', alt: 'Ruth' }}>Text</ui.Story>, 'DIV'],
  [<ui.Table caption="Donors" columns={[{ key: 'a', label: 'A' }]} rows={[]} />, 'DIV'],
  [<ui.Tabs label="Leaderboards" tabs={tabs} />, 'DIV'],
  [<ui.Ticker label="Latest" items={[{ id: 'a', content: 'Amara gave £25' }]} />, 'SECTION'],
  [<ui.Toast onClose={nothing}>Saved</ui.Toast>, 'DIV'],
  [<ui.ToastRegion message={{ id: 1, text: 'Saved.' }} onClose={nothing} />, 'DIV'],
  [<ui.VisuallyHidden>Opens a menu</ui.VisuallyHidden>, 'SPAN'],
]

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))

const titled = rows.map(([element, root, target]) => ({
  name: (element.type as { name: string }).name,
  element: element as ReactElement<Record<string, unknown>>,
  options: { root, target },
}))

describe.each(titled)('$name', ({ element, options }) => {
  itConforms(element, options)
})

it.each([
  <ui.Accordion items={[]} />,
  <ui.Questions items={[]} />,
  <ui.ActivityList>{[]}</ui.ActivityList>,
  <ui.Carousel label="Stories" slides={[]} />,
  <ui.BarChart caption="Raised" points={[]} />,
  <ui.Sparkline label="Raised" points={points.slice(1)} />,
  <ui.GiftCards items={[]} />,
  <ui.Leaderboard>{[]}</ui.Leaderboard>,
  <ui.ErrorSummary errors={[]} />,
  <ui.RichText html={sampleHtml('')} />,
  <ui.RouteMap polyline={null} label="Route" />,
  <ui.ShareBar url="" options={[]} />,
  <ui.SponsorGrid items={[]} />,
  <ui.Steps items={[]} />,
  <ui.Tabs label="Leaderboards" tabs={[]} />,
  <ui.Ticker label="Latest" items={[]} />,
])('renders nothing without content: %o', (element) => {
  expect(render(element).container).toBeEmptyDOMElement()
})
