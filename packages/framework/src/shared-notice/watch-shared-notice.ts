import type { NoticeConfig } from '@milepost/content'
import { parseSharedNotice } from './parse-shared-notice.ts'
import type { SharedNotice } from './shared-notice.ts'

export interface SharedNoticeOptions {
  /** A file's path, or an http or https address. */
  readonly from: string
  /** Reads a file. */
  readonly readFile: (path: string) => Promise<string>
  readonly fetch: typeof globalThis.fetch
  /** Called once for each thing that is wrong. */
  readonly onProblem: (error: Error) => void
  /** How often it is read, in milliseconds. @default 5000 */
  readonly everyMs?: number
}

const timeoutMs = 4000
/** A notice is a sentence or two. In characters. */
const mostCharacters = 20_000

/**
 * Reads a notice for all sites again and again. A file that is not there is no notice; while it cannot be read, or is wrong,
 * the notice stays as it was.
 *
 * @returns the notice, and how to stop
 */
export function watchSharedNotice({
  from,
  readFile,
  fetch,
  onProblem,
  everyMs = 5000,
}: SharedNoticeOptions): SharedNotice & { readonly stop: () => void } {
  const listeners: (() => void)[] = []
  let notice: NoticeConfig | undefined
  let said = ''
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look(): Promise<void> {
    try {
      const found = parseSharedNotice(await read())
      said = ''
      if (JSON.stringify(found) !== JSON.stringify(notice)) {
        notice = found
        for (const listener of listeners) listener()
      }
    } catch (error) {
      const problem = `SHARED_NOTICE (${from}): ${error instanceof Error ? error.message : String(error)}`
      if (problem !== said) onProblem(new Error(problem))
      said = problem
    }
  }

  async function read(): Promise<string> {
    const text = /^https?:/.test(from) ? await readAddress() : await readPath()
    if (text.length > mostCharacters) throw new Error('it is too long')
    return text
  }

  async function readPath(): Promise<string> {
    try {
      return await readFile(from)
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ENOENT') return ''
      throw error
    }
  }

  async function readAddress(): Promise<string> {
    const response = await fetch(from, { signal: AbortSignal.timeout(timeoutMs) })
    if (response.status === 404) return ''
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    return response.text()
  }

  async function again(): Promise<void> {
    await look()
    if (isStopped) return
    timer = setTimeout(() => void again(), everyMs)
    // It keeps no process from ending.
    timer.unref?.()
  }
  void again()

  return {
    current: () => notice,
    onChange: (listener) => void listeners.push(listener),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
