import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editDocument } from '../stack.ts'
import { hostileAddresses } from './hostile-addresses.ts'

/** Uids of the pages with hostile URLs. */
export const hostilePages = ['hostile-frames', 'hostile-markup', 'hostile-films'] as const
/** Uid of a page whose URLs make the whole document invalid, with an error for the editor. */
export const refusedPage = 'hostile-schemes'

const isRefused = (address: string) => /^\s*(?!https?:)[a-z]+:/i.test(address)
const taken = hostileAddresses.filter((address) => !isRefused(address))
const isWhole = (address: string) => /^https?:\/\//i.test(address)
const refused = hostileAddresses.filter(isRefused)

/** A valid URL for each field that reaches a header. If it is missing from the header, the field was not tested. */
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

const frames = (src: string) => [slice('iframe', { title: '', text: '', name: 'A frame', src })]
const films = (url: string) => [slice('video', { name: 'A film', url })]
const markup = (address: string) => {
  const html = `<p>x</p><iframe src="${address}"></iframe><iframe title=y src='${address}'>`
  return [slice('html', { title: '', html })]
}
const embeds = (embed_url: string, framed: string) => {
  const html = `<iframe src="${framed}"></iframe>`
  const embed = { embed_url, provider_name: 'Provider', title: 'Title', html }
  return [embed, { embed_url, html: '' }].map((each) => slice('embed', { name: '', embed: each }))
}

/** Writes hostile URLs into every field of a site's documents that reaches a header. */
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
    const modals = [...hostileAddresses, `${modal}/x`].map((iframe, index) =>
      slice('modal', { id: `hostile-${index}`, label: 'x', title: 'x', iframe }),
    )
    const scripts = [...hostileAddresses, `${analytics}/x.js`].map((url) => ({
      type: 'script',
      url,
    }))
    const tags = hostileAddresses.slice(0, 40).map((url) => ({ type: 'google_analytics', url }))
    const fonts = hostileAddresses.slice(0, 60).map((url) => ({ type: 'external', url }))
    ;(fields['footer-content'] as Slice[]).push(...modals)
    ;(fields['design-webfonts'] as object[]).push(
      ...fonts.map((font) => ({ ...font, family: 'X' })),
    )
    Object.assign(fields, {
      iframe: 'Yes',
      'head-scripts': [...hostileAddresses, `${script}/x.js`].map((src) => ({ src })),
      'head-stylesheets': hostileAddresses.map((url) => ({ url })),
      'head-rss': hostileAddresses[0],
      analytics: [...scripts, ...tags].map((each) => ({ id: 'G-1', ...each })),
    })
  })
}
