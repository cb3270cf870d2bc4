import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFullRun } from '@milepost/config/fuzz-runs'
import { expect, it, vi } from 'vitest'
import { createLastGoodStore } from './last-good-store.ts'
import { createFolderTextStore } from './create-folder-text-store.ts'

const kills = isFullRun ? 100 : 6
const writer = join(import.meta.dirname, 'kills.test-kit.ts')
const pages = Array.from({ length: 20 }, (_, page) => page)

it(
  'keeps whole values only, even if a process is killed while writing',
  { timeout: (kills + 5) * 10_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kills-'))
    const onProblem = vi.fn<(error: Error) => void>()
    try {
      for (let round = 0; round < kills; round += 1) {
        const options = ['--conditions=@milepost/source', writer, folder, String(round)]
        const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
        await once(child.stdout, 'data')
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 40))
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
        const store = createLastGoodStore({
          texts: createFolderTextStore(folder),
          version: '1',
          now: () => 0,
          onProblem,
          maxReadMs: 30_000,
        })
        for (const page of pages) {
          const kept = await store.get(`page:${page}`)
          expect(kept?.value).toMatchObject({ round: String(round), page, turn: kept?.atMs })
        }
        await store.stop()
      }
      expect(onProblem).not.toHaveBeenCalled()
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)
