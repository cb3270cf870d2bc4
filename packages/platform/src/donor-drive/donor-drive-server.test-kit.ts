import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Row = Record<string, unknown>

// The records and their fields are written by hand from the platform's public documentation (version 1.3).
const event = {
  avatarImageURL: 'https://assets.donordrive.example/badge.jpg',
  city: 'The City',
  country: 'US',
  description: 'Two days of play for the <b>children’s</b> hospital.',
  eventID: 605,
  fundraisingGoal: 50_000.5,
  hasDates: true,
  links: { page: 'https://ignored.example/' },
  name: 'Test Participant Event',
  numDonations: 260,
  numParticipants: 133,
  numTeams: 1,
  publishDateUTC: '2019-02-02T15:45:00.0+0000',
  sumDonations: 4661.3,
  type: 'P',
}
const emptyEvent = { eventID: 606, name: 'Empty Event', type: 'I' }

function participant(participantID: number, displayName: string, more: Row = {}): Row {
  return {
    avatarImageURL: '//static.donordrive.example/avatar.gif',
    createdDateUTC: '2019-11-02T15:02:38.93+0000',
    displayName,
    eventID: 605,
    eventName: 'Test Participant Event',
    fundraisingGoal: 800,
    links: {},
    numDonations: 0,
    participantID,
    sumDonations: 0,
    sumPledges: 0,
    ...more,
  }
}

const liam = participant(19_265, 'Liam Bonham', {
  fundraisingGoal: 8000.75,
  isTeamCaptain: true,
  numDonations: 155,
  sumDonations: 0.3,
  teamID: 8775,
  teamName: 'The Bonhams',
})
const quoted = participant(19_266, "Ann O'Neill 100%", {
  campaignName: "Ann's marathon",
  numDonations: 1,
  sumDonations: 100,
})
const walkers = Array.from({ length: 130 }, (_, index) =>
  participant(20_000 + index, `Walker ${index + 1}`, { numDonations: 1, sumDonations: 10 + index }),
)
const donations = Array.from({ length: 155 }, (_, index) => ({
  amount: 0.1,
  avatarImageURL: 'https://static.donordrive.example/donor.gif',
  createdDateUTC: `2019-10-30T18:${String(59 - (index % 60)).padStart(2, '0')}:18.513+0000`,
  displayName: 'Friendly Donor',
  donationID: `DF4E676D0828${String(index).padStart(4, '0')}`,
  eventID: 605,
  message: null,
  participantID: 19_265,
})) as Row[]
// A donor who hides name and amount.
donations[1] = {
  avatarImageURL: 'https://static.donordrive.example/donor.gif',
  createdDateUTC: '2019-10-30T18:58:00.000+0000',
  donationID: 'DC3A81BE19445E15',
  eventID: 605,
  message: 'Good luck!',
  participantID: 19_265,
}

const lists: Record<string, Row[]> = {
  '/api/events': [event, emptyEvent],
  '/api/participants': [liam, quoted, ...walkers],
  '/api/events/605/participants': [liam, quoted, ...walkers],
  '/api/events/606/participants': [],
  '/api/events/605/donations': donations,
  '/api/participants/19265/donations': donations,
  '/api/participants/19266/donations': [],
}
const idOf: Record<string, string> = { events: 'eventID', participants: 'participantID' }

/** A request as the server saw it. */
export interface DonorDriveRequest {
  path: string
  query: URLSearchParams
  ifNoneMatch: string | undefined
  status: number
}

/** A DonorDrive with a few hand-written records. It answers as the documentation of its public interface says. */
export async function startDonorDrive() {
  const requests: DonorDriveRequest[] = []
  const next: ((response: ServerResponse) => void)[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const instead = next.shift()
    const { status, body, count } = answerTo(url)
    const etag = `"${url.pathname}-1"`
    const isKnown = request.headers['if-none-match'] === etag && status === 200
    requests.push({
      path: url.pathname,
      query: url.searchParams,
      ifNoneMatch: request.headers['if-none-match'],
      status: isKnown ? 304 : status,
    })
    if (instead) {
      instead(response)
      return
    }
    response.setHeader('API-Version', '1.3')
    if (count !== undefined) response.setHeader('Num-Records', count)
    if (status === 200) response.setHeader('ETag', etag)
    response.writeHead(isKnown ? 304 : status, { 'content-type': 'application/json' })
    response.end(isKnown || status === 204 ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** What the next request gets in place of its answer. */
    answerNext: (answer: (response: ServerResponse) => void) => {
      next.push(answer)
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function answerTo({ pathname, searchParams }: URL): {
  status: number
  body?: unknown
  count?: number
} {
  if (searchParams.get('version') !== '1.3') return { status: 412, body: { message: 'version' } }
  const list = lists[pathname]
  if (list) return answerList(list, searchParams)
  const [, , kind = '', id = ''] = pathname.split('/')
  const row = lists[`/api/${kind}`]?.find((one) => String(one[idOf[kind] ?? '']) === id)
  return row && pathname.split('/').length === 4
    ? { status: 200, body: row }
    : { status: 404, body: { message: 'not found' } }
}

function answerList(list: readonly Row[], query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 100)
  const offset = Number(query.get('offset') ?? 0)
  if (limit > 100) return { status: 400, body: { message: 'limit' } }
  const [field = '', direction] = (query.get('orderBy') ?? '').split(' ')
  const found = list.filter(conditionOf(query.get('where')))
  if (direction === 'DESC') {
    found.sort((one, other) => Number(other[field]) - Number(one[field]))
  }
  if (offset > 0 && offset >= found.length) return { status: 204, count: found.length }
  return { status: 200, body: found.slice(offset, offset + limit), count: found.length }
}

/** The three conditions that the adapter writes. */
function conditionOf(where: string | null): (row: Row) => boolean {
  if (where === null) return () => true
  const list = /^(\w+) IN \(([\d,]+)\)$/.exec(where)
  if (list) return (row) => (list[2] ?? '').split(',').includes(String(row[list[1] ?? '']))
  const condition = /^(\w+) (=|LIKE) '((?:[^']|'')*)'$/.exec(where)
  if (!condition) throw new Error(`The server cannot read the condition ${where}`)
  const [, name = '', operator, value = ''] = condition
  const text = value.replaceAll("''", "'")
  if (operator === '=') return (row) => row[name] === text
  const pattern = text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('%', '.*')
    .replaceAll('_', '.')
  return (row) => new RegExp(`^${pattern}$`, 'is').test(String(row[name]))
}
