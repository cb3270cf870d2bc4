/** Fields of a document or a slice. */
export type Fields = Readonly<Record<string, unknown>>

/** A slice as the content service sends it. */
export function sliceFromService(
  slice_type: string,
  primary: Fields = {},
  items: readonly Fields[] = [],
): Fields {
  return { slice_type, slice_label: null, primary, items }
}

export function paragraphFromService(text: string): Fields[] {
  return [{ type: 'paragraph', text, spans: [] }]
}

export const samplePicture: Fields = {
  url: 'media/base.svg',
  alt: 'Picture',
  dimensions: { width: 400, height: 300 },
}

export const campaignProject = { type: 'campaign', uid: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00' }

/** Projects of the other platform, as the demo site of it lists them. */
export const pageProjects = Array.from({ length: 24 }, (_page, index) => ({
  type: 'page',
  uid: `5a3317c0-0000-4000-8000-${(index + 1).toString(16).padStart(12, '0')}`,
}))

/** The site's document, with an example of every part. */
export const siteDocument: Fields = {
  'meta-title': 'Every setting',
  'localisation-country': 'gb',
  'header-navigation': [{ label: 'Top', url: '/about' }],
  'header-ctas': [{ label: 'Give', linkType: 'donate' }],
  'home-content': [
    sliceFromService('hero', { title: 'Hello', image: samplePicture, showTotal: 'Yes' }),
    sliceFromService('text', {
      title: '{{ name }}',
      text: paragraphFromService(
        '{{ story }} {{ image }} {{ url }} {{ donationUrl }} {{ raised }} {{ target }}',
      ),
    }),
    sliceFromService('progress', { title: 'So far' }, [{ amount: 1000, label: 'A start' }]),
    sliceFromService('leaderboard', { title: 'People' }),
    sliceFromService('leaderboard', { title: 'Teams', kind: 'teams' }),
    sliceFromService('donate', { title: 'Give' }, [{ amount: 20, label: 'A box' }]),
    sliceFromService('callToAction', { title: 'Go' }, [{ label: 'Start', linkType: 'signup' }]),
  ],
  'footer-content': [sliceFromService('poweredBy', { text: 'Powered by' })],
  platform: [sliceFromService('default', {}, [campaignProject])],
  'matching-funder': 'A friend',
  'matching-pot': 500,
  tags: [{ name: 'region', label: 'Region', values: 'North Sea\nAtlantic' }],
  onboarding: { link_type: 'Document', type: 'onboarding', uid: 'join', isBroken: false },
  'cookieConsent-display': 'Yes',
}

/** Other documents of a site. */
export const otherDocuments: Readonly<Record<string, Fields>> = {
  'internal_page/about': {
    title: 'About',
    content: [
      sliceFromService('text', { title: 'About us', text: paragraphFromService('We are here.') }),
    ],
  },
  'supporter_pages/all': { content: [sliceFromService('text', { title: 'Beside the story' })] },
  'tag_pages/region': {
    tag: 'region',
    image: samplePicture,
    content: [sliceFromService('text', { title: 'By the sea' })],
  },
  'onboarding/join': {
    registration: [sliceFromService('registration', { campaignId: campaignProject.uid })],
  },
}
