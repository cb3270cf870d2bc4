import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeSitesFile } from './write-sites-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'milepost-sites-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('gives each site a host name of its own, and its documents where they are files', () => {
  const written = (contentFolder: string | undefined) =>
    JSON.parse(
      readFileSync(
        writeSitesFile(folder, { keys: ['river', 'lake'], port: 4000, contentFolder }),
        'utf8',
      ),
    ) as unknown
  expect(written(undefined)).toEqual({
    river: { SITE_ORIGIN: 'http://river.localhost:4000' },
    lake: { SITE_ORIGIN: 'http://lake.localhost:4000' },
  })
  expect(written('/content')).toMatchObject({ lake: { CONTENT_FOLDER: join('/content', 'lake') } })
})
