import type { ModCompWithPackage, NewChangesetWithCommit } from '@changesets/types'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getDependencyReleaseLine, getReleaseLine } from './changelog.ts'

const commit = '0123456789abcdef0123456789abcdef01234567'
const commitLink = `https://github.com/milepost/milepost/commit/${commit}`
const options = {
  repo: 'milepost/milepost',
  template: '- {summary} {ref}',
  disableThanks: true,
}
const changeset: NewChangesetWithCommit = {
  id: 'a',
  summary: 'Says something.\n\n- And more.',
  releases: [],
  commit,
}
const measures = { name: '@milepost/measures', newVersion: '1.2.3' } as ModCompWithPackage

beforeEach(() => {
  vi.stubEnv('GITHUB_TOKEN', '')
  vi.stubGlobal('fetch', () => {
    throw new Error('Nobody is to be asked')
  })
  return () => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  }
})

describe('without GitHub', () => {
  it('links the commit', async () => {
    expect(await getReleaseLine(changeset, 'minor', options)).toBe(
      `- Says something. ([\`0123456\`](${commitLink}))\n\n  - And more.`,
    )
  })

  it('leaves out the link of what is not committed', async () => {
    const { commit: _, ...uncommitted } = changeset
    const line = await getReleaseLine(uncommitted, 'minor', options)
    expect(line).toBe('- Says something.\n\n  - And more.')
  })

  it('names what a package needs', async () => {
    expect(await getDependencyReleaseLine([changeset], [measures], options)).toBe(
      '- Updated dependencies:\n  - @milepost/measures@1.2.3',
    )
    expect(await getDependencyReleaseLine([changeset], [], options)).toBe('')
  })
})

describe('with GitHub', () => {
  const pull = { number: 12, url: 'https://github.com/milepost/milepost/pull/12' }

  beforeEach(() => {
    vi.stubEnv('GITHUB_TOKEN', 'a-token')
    const nodes = [{ ...pull, mergedAt: '2026-01-01T00:00:00Z', author: null }]
    const found = {
      commitUrl: commitLink,
      associatedPullRequests: { nodes },
      author: { user: null },
    }
    const data = { repo__0: { [`commit__${commit}`]: found } }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data })))
  })

  it('links the pull request', async () => {
    expect(await getReleaseLine(changeset, 'minor', options)).toContain(
      `- Says something. ([#12](${pull.url}))`,
    )
  })

  it('names what a package needs', async () => {
    expect(await getDependencyReleaseLine([changeset], [measures], options)).toContain(
      '  - @milepost/measures@1.2.3',
    )
  })
})
