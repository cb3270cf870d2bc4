import {
  createAccountWire,
  createCampaignTeamNodeWire,
  createCampaignTeamsDataWire,
  createFitnessTimelineDataWire,
  createPageTagsWire,
  createPageWire,
  createSessionWire,
  createTeamWire,
} from '@milepost/platform/testing'
import { http, HttpResponse, type HttpResponseResolver, type PathParams } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { graphql } from 'msw/graphql'
import type { paths } from '../packages/platform/openapi.generated.d.ts'

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never
type RequestJson<Operation> = Operation extends { requestBody: infer Body } ? Json<Body> : never
type ResponseJson<Operation> = Operation extends { responses: infer All }
  ? Json<All[keyof All]>
  : never

/** Returns an msw handler for an operation of `openapi.yaml`, on any server. */
function on<Path extends keyof paths, Method extends 'get' | 'post' | 'put'>(
  method: Method,
  path: Path,
  resolver: HttpResponseResolver<
    PathParams,
    RequestJson<paths[Path][Method]>,
    ResponseJson<paths[Path][Method]>
  >,
) {
  return http[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver)
}

const graph = graphql.link('*/graphql')
const session = createSessionWire({ expires_at: '2099-01-01T00:00:00Z' })

/** A platform with one supporter, Sam, whose page has no team. Stories override a response with `msw.use`. */
const handlers = [
  on('post', '/v1/{provider}/iam/login', async ({ request }) => {
    const { password } = await request.json()
    return password === 'correct7#'
      ? HttpResponse.json(session)
      : HttpResponse.json({ message: 'Unauthorized' }, { status: 401 })
  }),
  on('post', '/v1/{provider}/iam/register', () => HttpResponse.json(session)),
  on('get', '/v1/account', () => HttpResponse.json(createAccountWire())),
  on('get', '/v1/fundraising/pages', () => HttpResponse.json([])),
  on('get', '/v1/fundraising/pages/suggest', ({ request }) =>
    HttpResponse.json({ Names: new URL(request.url).searchParams.getAll('preferredName') }),
  ),
  on('get', '/v1/fundraising/pages/{slug}', ({ params }) =>
    HttpResponse.json(createPageWire({ pageShortName: String(params['slug']), teams: [] })),
  ),
  on('get', '/v1/fundraising/pagebyid/{pageId}', () =>
    HttpResponse.json(createPageWire({ teams: [] })),
  ),
  on('get', '/v1/tags/{slug}', () => HttpResponse.json(createPageTagsWire())),
  on('post', '/v1/tags/{slug}/multiple', () => HttpResponse.json({ tags: [] })),
  on('get', '/v1/teamsv3/{slug}', () => HttpResponse.json(createTeamWire())),
  graph.query('FitnessTimeline', () =>
    HttpResponse.json({ data: createFitnessTimelineDataWire() }),
  ),
  graph.query('CampaignTeams', () =>
    HttpResponse.json({
      data: createCampaignTeamsDataWire([createCampaignTeamNodeWire({ status: 'ACTIVE' })]),
    }),
  ),
]

/** Starts the service worker. Logs an error for a platform request without a handler, which fails the story's test. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...handlers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request }
      if (request?.url.startsWith('https://platform.example/')) defaults.error()
    },
  })
  return worker
}
