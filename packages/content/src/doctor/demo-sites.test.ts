import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { examineSite } from './examine-site.ts'

const content = fileURLToPath(new URL('../../../../apps/site/content/', import.meta.url))
const now = new Date('2026-06-15T12:00:00Z')

function demoDocuments(site: string): unknown[] {
  const types = readdirSync(`${content}${site}`).filter((name) =>
    /^[a-z]+_[a-z]+$|^onboarding$/.test(name),
  )
  return types.flatMap((type) =>
    readdirSync(`${content}${site}/${type}`).map((file) => {
      const read = JSON.parse(readFileSync(`${content}${site}/${type}/${file}`, 'utf8')) as object
      return { uid: file.replace(/\.json$/, ''), type, ...read }
    }),
  )
}

function mediaOf(site: string): Set<string> {
  const files = readdirSync(`${content}${site}/media`, { recursive: true })
  return new Set(files.map((file) => `media/${String(file)}`))
}

it.each(['tideline', 'summit'])('finds nothing wrong with %s', (site) => {
  expect(examineSite({ site, documents: demoDocuments(site), now, media: mediaOf(site) })).toEqual(
    [],
  )
})
