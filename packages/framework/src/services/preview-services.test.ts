import { createContentClient, ContentUnavailableError, fetchSite } from '@milepost/content'
import { createReadCache } from '@milepost/server'
import { describe, expect, it } from 'vitest'
import { findDraft } from '../frame/preview/find-draft.ts'
import { mapPageErrors } from '../frame/request/page-problem.server.ts'
import { createPreviewServices } from './preview-services.ts'
import type { Services } from './services.ts'

/** A repository with a published version, a release and one preview. */
function setUp() {
  const requests: string[] = []
  const content = createContentClient({
    endpoint: 'http://content.example/api/v2',
    fetch: async (input) => {
      requests.push(input)
      const { pathname, searchParams } = new URL(input)
      if (!pathname.endsWith('/documents/search')) {
        const refs = [
          { id: 'master', ref: 'published', label: 'Master', isMasterRef: true },
          { id: 'summer', ref: 'release', label: 'Summer', isMasterRef: false },
        ]
        return Response.json({ refs, languages: [], types: {}, tags: [], forms: {} })
      }
      const ref = searchParams.get('ref') ?? ''
      if (!['published', 'release', 'draft'].includes(ref)) {
        const message = 'Ref expired. Master ref is: published'
        return Response.json({ type: 'api_validation_error', message }, { status: 410 })
      }
      const title = `Title at ${ref}`
      const site = { id: 'S', uid: 'demo', type: 'custom_site', data: { 'meta-title': title } }
      return Response.json({ page: 1, results: [site], total_results_size: 1, next_page: null })
    },
  })
  let nowMs = 0
  const services = {
    content,
    reads: createReadCache({ now: () => nowMs }),
    now: () => new Date(nowMs),
    environment: { site: 'demo', content: { uid: 'demo' } },
    languages: [],
  } as unknown as Services
  return { services, requests, pass: (ms: number) => (nowMs += ms) }
}

const titleAt = async (services: Services, ref: string) =>
  (await fetchSite(createPreviewServices(services, ref).content, { uid: 'demo' }))?.site.meta.title

describe('previewServices', () => {
  it('reads the draft of a preview', async () =>
    expect(await titleAt(setUp().services, 'draft')).toBe('Title at draft'))

  it.each(['published', 'release', 'made-up'])(
    'rejects %j, which proves no access',
    async (ref) => {
      const { services } = setUp()
      await expect(titleAt(services, ref)).rejects.toThrow(ContentUnavailableError)
      await expect(titleAt(services, ref)).rejects.toMatchObject({ reason: 'no-such-ref' })
      const wanted = { previewToken: ref, previewUID: undefined, to: '/' }
      expect(await findDraft(services, wanted)).toEqual({ status: 'failed' })
      await expect(mapPageErrors(() => titleAt(services, ref))).rejects.toMatchObject({
        init: { status: 404 },
      })
    },
  )

  it('does not ask the content service again for a ref that it has just rejected', async () => {
    const { services, requests } = setUp()
    await expect(titleAt(services, 'made-up')).rejects.toThrow('the preview is unknown')
    const first = requests.length
    for (let visit = 0; visit < 20; visit += 1)
      await expect(titleAt(services, 'made-up')).rejects.toThrow('the preview is unknown')
    expect(requests).toHaveLength(first)
  })
})
