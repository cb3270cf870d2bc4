import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editDocument } from '../stack.ts'
import { hostileAddresses } from './hostile-addresses.ts'

/** The uids of the pages that have the hostile addresses. */
export const hostilePages = ['hostile-frames', 'hostile-markup', 'hostile-films'] as const
/** Its addresses are refused with the whole document, which its editor is told. */
export const refusedPage = 'hostile-schemes'

const isRefused = (address: string) => /^\s*(?!https?:)[a-z]+:/i.test(address)
const taken = hostileAddresses.filter((address) => !isRefused(address))
const isWhole = (address: string) => /^https?:\/\//i.test(address)
const refused = hostileAddresses.filter(isRefused)

/** One good address for each field that reaches a header: where it does not arrive, nothing was tried. */
export const validOrigins = {
  frame: 'https://frame.good.example',
  modal: 'https://modal.good.example',
  markup: 'https://markup.good.example',
  embed: 'https://embed.good.example',
  embedPage: 'https://embed-page.good.example',
  film: 'https://film.good.example',
  script: 'https://script.good.example',
  analytics: 'https://analytics.good.example',
} as const

type Slice = Record<string, unknown>

const slice = (slice_type: string, primary: Slice): Slice => ({
  slice_type,
  slice_label: null,
  primary,
  items: [],
})

const frames = (address: string): Slice[] => [
  slice('iframe', { title: '', text: '', name: 'A frame', src: address }),
]

const markup = (address: string): Slice[] => [
  slice('html', {
    title: '',
    html: `<p>x</p><iframe src="${address}"></iframe><iframe title=y src='${address}'>`,
  }),
]

const films = (address: string): Slice[] => [slice('video', { name: 'A film', url: address })]

const embeds = (page: string, framed: string): Slice[] => [
  slice('embed', {
    name: 'An embed',
    embed: {
      embed_url: page,
      provider_name: 'Somebody',
      title: 'Something',
      html: `<iframe src="${framed}"></iframe>`,
    },
  }),
  slice('embed', { name: 'Another', embed: { embed_url: page, html: '' } }),
]

/** Writes hostile addresses into every field of a site's documents that reaches a header. */
export function writeHostileContent(folder: string): void {
  const { frame, modal, markup: inMarkup, embed, embedPage, film, script, analytics } = validOrigins
  const pages: Record<(typeof hostilePages)[number] | typeof refusedPage, Slice[]> = {
    [refusedPage]: refused.flatMap((each) => [...frames(each), ...films(each)]),
    'hostile-frames': [...taken, `${frame}/x`].flatMap(frames),
    'hostile-markup': [...hostileAddresses, `${inMarkup}/x`].flatMap(markup),
    'hostile-films': [
      ...[...taken, `${film}/x`].flatMap(films),
      ...hostileAddresses.flatMap((address) =>
        embeds(isWhole(address) ? address : 'https://x.example/', address),
      ),
      ...embeds(`${embedPage}/x`, `${embed}/x`),
    ],
  }
  for (const [uid, content] of Object.entries(pages)) {
    const document = { data: { title: `Hostile ${uid}`, content } }
    writeFileSync(join(folder, `internal_page/${uid}.json`), JSON.stringify(document))
  }
  editDocument(join(folder, 'custom_site/summit.json'), (fields) => {
    const footer = fields['footer-content'] as Slice[]
    footer.push(
      ...[...hostileAddresses, `${modal}/x`].map((address, index) =>
        slice('modal', { id: `hostile-${index}`, label: 'x', title: 'x', iframe: address }),
      ),
    )
    Object.assign(fields, {
      iframe: 'Yes',
      'head-scripts': [...hostileAddresses, `${script}/x.js`].map((src) => ({ src })),
      'head-stylesheets': hostileAddresses.map((url) => ({ url })),
      'head-rss': hostileAddresses[0],
      analytics: [
        ...[...hostileAddresses, `${analytics}/x.js`].map((url) => ({
          type: 'script',
          id: '',
          url,
        })),
        ...hostileAddresses
          .slice(0, 40)
          .map((url) => ({ type: 'google_analytics', id: 'G-1', url })),
      ],
    })
    const webfonts = fields['design-webfonts']
    if (Array.isArray(webfonts)) {
      webfonts.push(
        ...hostileAddresses.slice(0, 60).map((url) => ({ type: 'external', url, family: 'Evil' })),
      )
    }
  })
}
