/**
 * The script that shows where the texts of a page come from: a list beside the page, and what is pressed in the page. It is
 * no part of the application; `bundling/text-sources-module.ts` bundles it.
 */
import { createTextFinder } from './create-text-finder.ts'
import { pageTexts } from './page-texts.ts'
import { createSourcesPanel } from './sources-panel.ts'
import type { TextSources } from './text-sources.ts'

/** A page that does not say by then that it listens is shown as it is, in milliseconds. */
const patienceMs = 10_000
/** So long after a change of the page its texts are looked at again, in milliseconds. */
const settleMs = 400

async function start(): Promise<void> {
  const { textSources: address = '' } =
    document.querySelector<HTMLElement>('script[data-text-sources]')?.dataset ?? {}
  const [response] = await Promise.all([fetch(address), whenHydrated()])
  if (!response.ok) return
  const find = createTextFinder((await response.json()) as TextSources)
  const panel = createSourcesPanel(document)
  const look = () =>
    panel.show(
      pageTexts(document.body).map((one) => ({ ...one, source: find(one.text, one.around) })),
    )
  look()
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look, settleMs)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** The application must not find the list in the page that it takes over. */
async function whenHydrated(): Promise<void> {
  const startedMs = performance.now()
  while (!('hydrated' in document.documentElement.dataset)) {
    if (performance.now() - startedMs > patienceMs) return
    // oxlint-disable-next-line no-await-in-loop -- until it is there
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

void start()
