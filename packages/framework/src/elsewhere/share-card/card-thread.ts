import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { createCardPainter } from './create-card-painter.ts'
import { fallbackFonts } from '../../services/drawable-text.ts'
import type { CardFiles, ShareCard } from '../../services/share-cards.ts'

// Entry point of a worker thread, which shares no state with the server.

/** URL of the renderer in a bundled server. When running from source, it is in its package. */
const bundledRenderer = new URL('./card-renderer.wasm', import.meta.url)
const isBundled = existsSync(bundledRenderer)
const rendererFile = isBundled
  ? fileURLToPath(bundledRenderer)
  : fileURLToPath(import.meta.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm'))
const fontFolder = new URL(isBundled ? './card-fonts/' : '../../../fonts/', import.meta.url)

async function loadPainter() {
  const fonts = await Promise.all(
    fallbackFonts.map(async ({ file, ranges }) => ({
      weight: 600,
      ranges,
      bytes: new Uint8Array(await readFile(new URL(file, fontFolder))),
    })),
  )
  return createCardPainter(new Uint8Array(await readFile(rendererFile)), fonts)
}

const painterPromise = loadPainter()

interface RenderJob {
  id: number
  card: ShareCard
  files: CardFiles
}

parentPort?.on('message', (job: RenderJob) => {
  void handleJob(job)
})

async function handleJob({ id, card, files }: RenderJob): Promise<void> {
  const response = { id, ...(await drawCard(card, files)) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
  parentPort?.postMessage(response)
}

async function drawCard(card: ShareCard, files: CardFiles) {
  try {
    return { bytes: await (await painterPromise).draw(card, files) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
