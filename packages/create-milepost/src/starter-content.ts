import type { SiteDetails } from './site-details.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns the documents of a new site by file path, relative to its content folder. */
export function createStarterContent(details: SiteDetails): Readonly<Record<string, Fields>> {
  return {
    [`custom_site/${details.key}.json`]: { data: createSiteDocument(details) },
    'internal_page/about.json': { data: createAboutPage(details) },
    'internal_page/questions.json': { data: createQuestionsPage(details) },
    'onboarding/start-a-page.json': { data: createRegistrationDocument(details) },
  }
}

function createSlice(type: string, primary: Fields, items: readonly Fields[] = []): Fields {
  return { slice_type: type, slice_label: null, primary, items }
}

function createParagraph(text: string): Fields {
  return { type: 'paragraph', text, spans: [] }
}

const signUpButton = { label: 'Start a page', linkType: 'signup', style: 'primary' }
const donateButton = { label: 'Donate', linkType: 'donate', style: 'secondary' }
const suggestedAmounts = [20, 50, 100].map((amount) => ({ amount, label: '' }))

function createSiteDocument({
  name,
  key,
  country,
  primary,
  dark,
  campaignId,
}: SiteDetails): Fields {
  return {
    'meta-title': name,
    'meta-description': `Start a page, tell your friends, and raise money for ${name}.`,
    'meta-author': name,
    'meta-favicon': {
      url: 'media/favicon.svg',
      alt: '',
      dimensions: { width: 64, height: 64 },
    },
    'header-include': 'Yes',
    'header-poweredBy': 'No',
    'header-logoLink': '/',
    'header-sticky': 'Yes',
    'header-shadow': 'Yes',
    'header-navigation': [
      { label: 'About us', url: '/about' },
      { label: 'Questions', url: '/questions' },
    ],
    'header-ctas': [
      signUpButton,
      donateButton,
      { label: 'Sign in', linkType: 'login', style: 'quiet' },
    ],
    'footer-include': 'Yes',
    'footer-background': dark,
    'footer-foreground': '#ffffff',
    'footer-content': [
      createSlice('content', { text: [createParagraph(`Thank you for helping ${name}.`)] }),
      createSlice('links', { title: 'This site' }, [
        { label: 'About us', url: '/about' },
        { label: 'Questions', url: '/questions' },
      ]),
    ],
    'home-content': [
      createSlice(
        'hero',
        {
          title: `Fundraise for ${name}`,
          text: 'Start a page, tell your friends, and watch the total grow.',
          showTotal: 'Yes',
        },
        [signUpButton, donateButton],
      ),
      createSlice('steps', { title: 'How it works', anchor: 'how-it-works' }, [
        {
          title: 'Start your page',
          text: 'It takes about two minutes, and you can change it later.',
        },
        { title: 'Tell people why', text: 'A few words and a photo help your friends to give.' },
        { title: 'Share it', text: 'Send the link to people you know. Thank those who give.' },
      ]),
      createSlice('leaderboard', {
        title: 'Who is fundraising',
        anchor: 'leaderboard',
        background: 'tint',
      }),
      createSlice('donate', { title: 'Make a donation', anchor: 'donate' }, suggestedAmounts),
      createSlice('donations', { title: 'Latest donations', limit: 6, anchor: 'latest-donations' }),
      createSlice(
        'callToAction',
        {
          title: 'Ready to begin?',
          text: 'Your page is online as soon as you save it.',
          background: 'primary',
        },
        [signUpButton, donateButton],
      ),
    ],
    'design-colors-primary': primary,
    'design-colors-secondary': dark,
    'design-colors-dark': dark,
    'localisation-country': country.toLowerCase(),
    iframe: 'No',
    maintenanceMode: 'No',
    platform: [
      createSlice(
        'default',
        {
          clientId: key,
          excludeOffline: 'No',
          'refresh-enabled': 'On',
          'refresh-interval': 30,
          defaultPageStory: `I’m raising money for ${name}. Thank you for helping!`,
        },
        [{ type: 'campaign', uid: campaignId }],
      ),
    ],
    onboarding: { link_type: 'Document', type: 'onboarding', uid: 'start-a-page', isBroken: false },
  }
}

function createAboutPage({ name }: SiteDetails): Fields {
  return {
    'meta-title': `About us | ${name}`,
    'meta-description': `What ${name} does, and what your money is for.`,
    title: `About ${name}`,
    content: [
      createSlice('text', {
        title: 'What we do',
        text: [
          createParagraph(
            `Describe in two or three sentences what ${name} does, for whom and where.`,
          ),
          createParagraph('Then say what a donation pays for. People give more when they know.'),
        ],
      }),
      createSlice('callToAction', { title: 'Help us', text: 'Start a page, or give now.' }, [
        signUpButton,
        donateButton,
      ]),
    ],
  }
}

function createQuestionsPage({ name }: SiteDetails): Fields {
  const answer = (text: string) => [createParagraph(text)]
  return {
    'meta-title': `Questions | ${name}`,
    'meta-description': `What people ask before they start a page for ${name}.`,
    title: 'Questions',
    content: [
      createSlice('questions', { title: 'Before you start' }, [
        {
          question: 'Does it cost anything to start a page?',
          answer: answer('No. You can start a page, change it and share it for free.'),
        },
        {
          question: 'Who gets the money?',
          answer: answer(`${name} does. Our fundraising platform handles the payment.`),
        },
        {
          question: 'Can I change my page later?',
          answer: answer(
            'Yes. Sign in and choose your page: you can change its title, story, photo and target.',
          ),
        },
      ]),
    ],
  }
}

function createRegistrationDocument({ campaignId, charityId }: SiteDetails): Fields {
  return {
    registration: [
      createSlice('registration', {
        campaignId,
        charityId: String(charityId),
        showAddress: 'No',
        showName: 'Yes',
        showTarget: 'Yes',
        includeSelfDonate: 'No',
        includeTeam: 'No',
      }),
    ],
  }
}
