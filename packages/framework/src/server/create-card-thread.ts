import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { CardTools, DrawCard } from '../services/share-cards.ts'

type ThreadResponse = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { problem: string })

/** Timeout for rendering a card, in ms, after which the thread is terminated. */
const drawTimeoutMs = 30_000

/** Idle time after which the thread is terminated, in ms. It uses about 80 MB. */
const idleTimeoutMs = 60_000

/**
 * Creates a share card renderer in a worker thread, so that rendering does not block requests. The thread starts with the
 * first card and is terminated when idle. All sites of a process share it.
 *
 * @param file - URL of the thread's script
 */
export function createCardThread(file: URL): DrawCard {
  let worker: Worker | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  let turn: Promise<unknown> = Promise.resolve()

  function end(): void {
    const ended = worker
    worker = undefined
    // The thread is stateless, so nothing is lost.
    void ended?.terminate()
  }

  const drawNow: DrawCard = (card, files) => {
    clearTimeout(idle)
    lastId += 1
    const id = lastId
    // `unref`, so that an idle thread does not keep the process alive.
    const at = (worker ??= new Worker(file))
    at.unref()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        end()
        settle(() =>
          reject(new Error(`Rendering a share card took longer than ${drawTimeoutMs} ms`)),
        )
      }, drawTimeoutMs)
      function settle(done: () => void): void {
        clearTimeout(timer)
        at.off('message', handleAnswer).off('error', handleFailure).off('exit', gone)
        clearTimeout(idle)
        idle = setTimeout(end, idleTimeoutMs)
        idle.unref()
        done()
      }
      function handleAnswer(answer: ThreadResponse): void {
        if (answer.id !== id) return
        settle(() =>
          'bytes' in answer ? resolve(answer.bytes) : reject(new Error(answer.problem)),
        )
      }
      function handleFailure(error: unknown): void {
        if (worker === at) worker = undefined
        settle(() => reject(error instanceof Error ? error : new Error(String(error))))
      }
      const gone = () => handleFailure(new Error('The share card thread exited'))
      at.on('message', handleAnswer).on('error', handleFailure).on('exit', gone)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
      at.postMessage({ id, card, files })
    })
  }

  return (card, files) => {
    const drawn = turn.then(() => drawNow(card, files))
    turn = drawn.catch(() => undefined)
    return drawn
  }
}

/**
 * Returns the URL of the share card thread's script: next to the server bundle if there is one, otherwise in this package.
 * Undefined if the optional renderer is not installed.
 */
export function getCardThreadFile(): URL | undefined {
  const { url } = import.meta
  if (!/\/server\/create-card-thread\.[jt]s$/.test(url)) {
    const file = new URL('./card-thread.js', url)
    return existsSync(file) ? file : undefined
  }
  try {
    import.meta.resolve('@takumi-rs/wasm')
  } catch {
    return undefined
  }
  return new URL(`../elsewhere/share-card/card-thread.${url.endsWith('.ts') ? 'ts' : 'js'}`, url)
}

/** Creates a function that returns the card tools; undefined if the renderer is not installed, which the first call logs. */
export function createLazyCardTools(
  file: URL | undefined,
  { readAsset, warn }: Pick<CardTools, 'readAsset'> & { warn: (error: Error) => void },
): () => CardTools | undefined {
  const tools = file && { draw: createCardThread(file), readAsset }
  let hasWarned = false
  return () => {
    if (tools === undefined && !hasWarned) {
      hasWarned = true
      warn(new Error(missingRendererWarning))
    }
    return tools
  }
}

// Without the package's name, because the log redacts everything that looks like an email address.
const missingRendererWarning =
  'Takumi, the renderer of share cards, is not installed, so shares show the default image of the site. See docs/guides/theme-it.md.'
