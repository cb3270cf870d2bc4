import { LeaderboardItem } from '@milepost/ui'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { ComponentName } from '../../bundling/virtual-modules.ts'
import type { ComponentPropsByName } from './component-props.ts'

/** Requirements of a component's server-rendered HTML, by test title. */
type ComponentRequirements = Readonly<Record<string, (page: Page) => boolean>>

/** Props of a component in its tests, and its requirements. */
type ComponentCase<Name extends ComponentName> = readonly [
  props: ComponentPropsByName[Name],
  clauses: ComponentRequirements,
]

const showsTexts =
  (...texts: readonly string[]) =>
  (page: Page) =>
    texts.every((text) => getText(page).includes(text))

const isEmpty = (page: Page) => getText(page) === ''

const linksTo = (href: string, text: string) => (page: Page) => hasLink(page, href, text)

/** Returns a requirement that any element with one of these tag names meets a condition. */
const hasElement =
  (names: readonly string[], isRight: (element: Element, page: Page) => boolean) => (page: Page) =>
    getElements(page, ...names).some((element) => isRight(element, page))

const isNamed = (name: string) => (element: Element, page: Page) =>
  getAccessibleName(page, element).includes(name)

const isLinkTo = (part: string) => (link: Element) => (link.attribs['href'] ?? '').includes(part)

const shareExample = {
  type: 'shareBar',
  title: '',
  text: '',
  background: 'none',
  anchor: undefined,
  networks: ['facebook'],
  url: 'https://river.example/fundraising/sam',
  shareTitle: 'Sam swims the river',
  label: 'Share this page',
  copied: 'Copied',
} as const
const shareProps = { ...shareExample, networks: [...shareExample.networks] }
const sharesPage = hasElement(['a'], isLinkTo(encodeURIComponent(shareExample.url)))

const consentExample = {
  display: true,
  messages: { message: 'May we count you?', link: 'Read more', accept: 'Yes', dismiss: 'No' },
  cookies: [],
  analytics: [],
  scripts: [],
}

const supporterHeadCase: readonly [ComponentPropsByName['SupporterHead'], ComponentRequirements] = [
  {
    title: 'Sam swims the river',
    name: 'Sam Silva',
    actions: [{ label: 'Give to Sam', href: '/fundraising/sam/donate' }],
    progress: { percent: 40, raised: '£400', target: 'of £1,000' },
  },
  {
    'has the title as the heading of the page': (page) =>
      getElements(page, 'h1').map(getText).join() === 'Sam swims the river',
    'says whose it is': showsTexts('Sam Silva'),
    'says what was raised': showsTexts('£400'),
    'leads where its buttons lead': linksTo('/fundraising/sam/donate', 'Give to Sam'),
  },
]

/** Conformance cases of header, footer and other layout components. */
const frameCases = {
  Header: [
    {
      name: 'River Mile',
      logoHref: '/home',
      navigation: [{ label: 'About', href: '/about' }],
      actions: [{ label: 'Donate', href: '/donate' }],
    },
    {
      'is the banner of the page': (page: Page) => getElements(page, 'header').length === 1,
      'leads home by its name': linksTo('/home', 'River Mile'),
      'has the entries of the navigation': linksTo('/about', 'About'),
      'has its buttons': linksTo('/donate', 'Donate'),
    },
  ],
  Footer: [
    {
      name: 'River Mile',
      columns: [{ title: 'More', links: [{ label: 'Contact', href: '/contact' }] }],
      legal: 'Charity 123',
    },
    {
      'is the foot of the page': (page: Page) => getElements(page, 'footer').length === 1,
      'has its links': linksTo('/contact', 'Contact'),
      'has the legal line': showsTexts('Charity 123'),
    },
  ],
  SkipLink: [
    { children: 'Skip to the content' },
    { 'is a link past the header, which says so': linksTo('#main', 'Skip to the content') },
  ],
  Main: [
    { children: 'The page' },
    {
      'is the page’s main part, which the skip link leads to': hasElement(
        ['main'],
        (main) => main.attribs['id'] === 'main' && getText(main).includes('The page'),
      ),
    },
  ],
  PageHead: [
    { title: 'Sam swims', description: 'A mile upstream', path: '/fundraising/sam' },
    {
      'has the title': hasElement(['title'], (title) => getText(title).includes('Sam swims')),
      'has the description': hasElement(
        ['meta'],
        ({ attribs }) =>
          attribs['name'] === 'description' && attribs['content'] === 'A mile upstream',
      ),
      'has the canonical address': hasElement(
        ['link'],
        ({ attribs }) =>
          attribs['rel'] === 'canonical' &&
          attribs['href'] === 'https://river.example/fundraising/sam',
      ),
    },
  ],
  ErrorPage: [
    {
      status: 404,
      title: 'Not here',
      text: 'It may have moved',
      actions: [{ label: 'Home', href: '/' }],
    },
    {
      'has what happened as the heading of the page': (page: Page) =>
        getElements(page, 'h1').map(getText).join() === 'Not here',
      'says more': showsTexts('It may have moved'),
      'has the ways on': linksTo('/', 'Home'),
    },
  ],
  ConsentBanner: [
    { consent: consentExample },
    {
      'asks in the editor’s words': showsTexts('May we count you?'),
      'takes a no as readily as a yes': (page: Page) => {
        const buttons = getElements(page, 'button').map(getText)
        return buttons.includes('Yes') && buttons.includes('No')
      },
      'leads to the policy': linksTo('/?cookies=policy', 'Read more'),
    },
  ],
  ConsentPreferences: [
    { consent: consentExample, siteName: 'River Mile' },
    { 'is not shown unasked': isEmpty },
  ],
  MaintenanceNotice: [
    { onContinue: () => undefined },
    {
      'says so in a dialog': hasElement(['dialog'], (dialog) => getText(dialog) !== ''),
      'can be left by a button': hasElement(['button'], (button) => getText(button) !== ''),
    },
  ],
} satisfies Partial<{ [Name in ComponentName]: ComponentCase<Name> }>

/** Conformance cases of each replaceable component. */
export const componentCases: { readonly [Name in ComponentName]: ComponentCase<Name> } = {
  ...frameCases,
  DonateForm: [
    {
      form: {
        currency: 'GBP',
        currencySymbol: '£',
        choices: [{ value: '25', amount: '£25', label: 'Plants a reed bed' }],
        selected: '25',
        legend: 'How much?',
        otherLabel: 'Other amount',
        submitLabel: 'Continue',
        note: '',
      },
    },
    {
      'is sent by post, without a script': hasElement(
        ['form'],
        ({ attribs }) => attribs['method'] === 'post',
      ),
      'has each amount as a choice': hasElement(
        ['input'],
        (input, page) => input.attribs['value'] === '25' && isNamed('£25')(input, page),
      ),
      'takes another amount': hasElement(['input'], isNamed('Other amount')),
      'is sent by a button that says so': hasElement(
        ['button'],
        (button) => button.attribs['type'] !== 'button' && getText(button) === 'Continue',
      ),
    },
  ],
  Receipt: [
    {
      receipt: {
        found: true,
        thanks: 'Thank you, Ada!',
        text: 'You gave £25',
        message: 'Good luck',
        figures: undefined,
        gift: undefined,
        facts: [{ label: 'Reference', value: '1234' }],
        change: 'Ask the platform to change it.',
        share: shareProps,
        shareLabel: 'Tell your friends',
        start: { label: 'Start a page', href: '/register' },
      },
    },
    {
      'thanks in a heading': (page) =>
        getElements(page, 'h1', 'h2').map(getText).includes('Thank you, Ada!'),
      'says what was given': showsTexts('You gave £25'),
      'has the reference of the gift': (page) =>
        getElements(page, 'dd').map(getText).includes('1234'),
      'leads to a page of one’s own, and to ways to share': (page) =>
        hasLink(page, '/register', '') && sharesPage(page),
      'has the donor’s message': showsTexts('Good luck'),
    },
  ],
  DonationList: [
    { items: [{ id: 1, name: 'Ada', amount: '£25', message: 'Go Sam' }] },
    {
      'has an entry for each gift, with its giver, amount and message': hasElement(['li'], (item) =>
        ['Ada', '£25', 'Go Sam'].every((text) => getText(item).includes(text)),
      ),
    },
  ],
  Leaderboard: [
    { children: <LeaderboardItem rank={1} name="Sam" amount="£400" /> },
    {
      'is a list in order, with its places': hasElement(['ol'], (list) =>
        getText(list).includes('Sam'),
      ),
    },
  ],
  Progress: [
    { percent: 40, raised: '£400', target: 'of £1,000', donations: '12 donations' },
    {
      'is a progress bar at its place': (page) =>
        getAllElements(page).some(
          ({ name, attribs }) =>
            (name === 'progress' && attribs['value'] === '40') ||
            (attribs['role'] === 'progressbar' && attribs['aria-valuenow'] === '40'),
        ),
      'says the figures in words': showsTexts('£400', '£1,000', '12 donations'),
    },
  ],
  AccountPanel: [
    { view: 'signIn', onDone: () => undefined, returnTo: '/' },
    {
      'has fields for the e-mail address and the password, in a form': hasElement(
        ['form'],
        (form) =>
          ['email', 'password'].every((type) =>
            DomUtils.existsOne(
              ({ name, attribs }) => name === 'input' && attribs['type'] === type,
              form.children,
            ),
          ),
      ),
      'is sent by a button that says so': hasElement(
        ['button'],
        (button, page) =>
          button.attribs['type'] === 'submit' && getAccessibleName(page, button) !== '',
      ),
      'leads to signing up': linksTo('/sign-up', ''),
      'leads to resetting a password': linksTo('/reset-password', ''),
    },
  ],
  SupporterHead: supporterHeadCase,
  TeamHead: supporterHeadCase,
  ActivityList: [
    {
      activities: [
        {
          id: '1',
          title: 'Along the weir',
          kind: 'Swim',
          facts: ['5 km'],
          at: undefined,
          when: undefined,
          description: 'Cold',
          polyline: '',
          manual: '',
        },
      ],
      routeLabel: 'The way of {name}',
    },
    {
      'has an entry for each activity, with its title and what it came to': hasElement(
        ['li'],
        (item) => ['Along the weir', 'Swim', '5 km'].every((text) => getText(item).includes(text)),
      ),
    },
  ],
  ShareButtons: [
    { share: shareProps },
    { 'leads to each network with the address of the page': sharesPage },
  ],
  PageTools: [
    { slug: 'sam', ownership: { owner: 'Sam', ownerGuid: 'g-1' }, takesGifts: true },
    { 'shows a stranger nothing': isEmpty },
  ],
  SearchField: [
    { label: 'Find a supporter', results: [], onSearch: () => undefined },
    {
      'is a form with a field that says what is looked for': (page) =>
        getElements(page, 'form').length === 1 &&
        hasElement(['input'], isNamed('Find a supporter'))(page),
    },
  ],
}

const controlTags = ['a', 'button', 'input', 'select', 'textarea', 'summary']

/** Requirements of all components. */
export const commonRequirements: ComponentRequirements = {
  'names every control': (page) =>
    getElements(page, ...controlTags)
      .filter(({ attribs }) => attribs['type'] !== 'hidden')
      .every((control) => getAccessibleName(page, control) !== ''),
  'leaves the order of the keyboard to the page': (page) =>
    getAllElements(page).every(({ attribs }) => !(Number(attribs['tabindex']) > 0)),
  'gives each id once': (page) => {
    const ids = getAllElements(page).flatMap(({ attribs }) => attribs['id'] ?? [])
    return new Set(ids).size === ids.length
  },
  'says of each picture what it shows, or that it shows nothing': (page) =>
    getElements(page, 'img').every(({ attribs }) => 'alt' in attribs),
}

export type Page = ReturnType<typeof parseDocument>

export type Element = ReturnType<typeof DomUtils.findAll>[number]

/** Returns the elements with one of these tag names, in document order. */
function getElements(page: Page, ...names: readonly string[]): Element[] {
  return DomUtils.findAll(({ name }) => names.includes(name), page.children)
}

/** Returns all elements, in document order. */
function getAllElements(page: Page): Element[] {
  return DomUtils.findAll(() => true, page.children)
}

/** Returns the text content with collapsed whitespace. */
export function getText(part: Page | Element): string {
  return DomUtils.textContent(part.children).replaceAll(/\s+/g, ' ').trim()
}

/** Whether the page has a link with this URL whose text contains `text`. */
function hasLink(page: Page, href: string, text: string): boolean {
  return getElements(page, 'a').some(
    (link) => link.attribs['href'] === href && getText(link).includes(text),
  )
}

/** Returns an approximation of a control's accessible name; `''` if there is none. */
function getAccessibleName(page: Page, control: Element): string {
  const { id, title = '', value = '' } = control.attribs
  const labelled = (control.attribs['aria-labelledby'] ?? '')
    .split(' ')
    .map((one) => DomUtils.getElementById(one, page.children))
    .map((label) => (label ? getText(label) : ''))
  const labels = [
    ...getElements(page, 'label').filter(
      (label) => id !== undefined && label.attribs['for'] === id,
    ),
    ...getAncestors(control).filter(({ name }) => name === 'label'),
  ]
  const pictures = DomUtils.findAll(({ name }) => name === 'img', control.children)
  return [
    control.attribs['aria-label'] ?? '',
    ...labelled,
    ...labels.map(getText),
    getText(control),
    ...pictures.map(({ attribs }) => attribs['alt'] ?? ''),
    title,
    control.attribs['type'] === 'submit' ? value : '',
  ]
    .join(' ')
    .trim()
}

function getAncestors(element: Element): Element[] {
  const { parent } = element
  return parent !== null && 'attribs' in parent ? [parent, ...getAncestors(parent)] : []
}
