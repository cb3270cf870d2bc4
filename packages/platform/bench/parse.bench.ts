import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Bench } from 'tinybench'
import { z } from 'zod'
import { createPlatform, parseLeaderboardRow, parsePage, sandboxEnvironment } from '../src/index.ts'
import { createLeaderboardPageRowWire, createPageWire } from '../src/testing/index.ts'

const rows = 10_000
const platform = createPlatform({ environment: sandboxEnvironment('http://localhost:4100') })
const { images, services, link, www } = platform.environment

type EntryWire = ReturnType<typeof createLeaderboardPageRowWire>
type PageWire = ReturnType<typeof createPageWire> & {
  tags?: { tagDefinition: { id: string }; value: string }[]
}

const entries = Array.from({ length: rows }, (_, index) => {
  const row = createLeaderboardPageRowWire()
  return { ...row, id: String(index), page: { ...row.page!, shortName: `page-${index}` } }
}) as EntryWire[]
const pages = Array.from({ length: rows }, (_, index) => ({
  ...createPageWire(),
  pageId: String(1000 + index),
  pageShortName: `page-${index}`,
})) as PageWire[]

/** Baseline: converts a row without validation. */
function bareEntry({ page, ...row }: EntryWire) {
  const owner = `${page!.owner!.firstName} ${page!.owner!.lastName}`
  return {
    currency: row.currencyCode,
    currencySymbol: '£',
    donationUrl: `${www}/fundraising/${page!.shortName}/donate`,
    id: row.id,
    image: `${images}/image/${page!.photo}?template=Size186x186Crop`,
    name: page!.title,
    offline: 0,
    owner,
    ownerImage: null,
    position: 0,
    raised: page!.raisedAmount,
    slug: page!.shortName,
    status: page!.status,
    subtitle: owner,
    target: page!.targetAmount,
    totalDonations: row.donationCount,
    url: `${www}/fundraising/${page!.shortName}`,
  }
}

const dateOf = (wire: unknown) => new Date(Number.parseInt(String(wire).slice(6), 10)).toISOString()

/** Baseline: converts a page without validation. */
function barePage(page: PageWire) {
  const donationUrl = `${link}/v1/fundraisingpage/donate/pageId/${page.pageId}`
  const tags = page.tags ?? []
  const qrCodes = page.media?.images?.filter(({ caption }) => caption === 'qrcode') ?? []
  return {
    active: page.status !== 'Inactive' && page.status !== 'Cancelled',
    adminUrl: `/fundraising-edit/${page.pageShortName}`,
    campaign: page.campaignGuid,
    campaignDate: page.eventDate,
    charity: page.charity?.name,
    charityId: String(page.charity?.id),
    createdAt: dateOf(page.createdDate),
    currencyCode: page.currencyCode,
    currencySymbol: page.currencySymbol,
    donateQrCodeImage: `${services}/v1/justgiving/pages/${page.pageShortName}/qrcode?link=${encodeURIComponent(donationUrl)}`,
    donationUrl,
    event: page.eventId,
    expired: Number.parseInt(String(page.expiryDate).slice(6), 10) < Date.now(),
    fitnessActivities: [],
    id: page.pageId,
    image: `${page.image?.url}?template=CrowdfundingOwnerAvatar`,
    name: page.title,
    owner: page.owner,
    ownerGuid: page.pageOwnerGuid,
    qrCodes: qrCodes.map(({ absoluteUrl }) => ({ url: absoluteUrl })),
    raised: (Number(page.totalRaisedOnline) * 100 + Number(page.totalRaisedOffline) * 100) / 100,
    raisedOffline: Number(page.totalRaisedOffline),
    raisedOnline: Number(page.totalRaisedOnline),
    segmentation: Object.fromEntries(tags.map((tag) => [tag.tagDefinition.id, tag.value])),
    slug: page.pageShortName,
    status: page.status,
    story: page.story,
    tags,
    target: Number(page.fundraisingTarget),
    teamPageId: page.teams?.[0]?.teamGuid ?? null,
    url: `${www}/fundraising/${page.pageShortName}`,
    uuid: page.pageGuid,
  }
}

const text = z.string().nullish()
const amount = z.coerce.number()
const zodEntry = z
  .object({
    id: z.string(),
    currencyCode: text,
    donationCount: amount,
    page: z.object({
      shortName: z.string(),
      title: z.string(),
      photo: text,
      status: text,
      raisedAmount: amount,
      targetAmount: amount,
      owner: z.object({ firstName: z.string(), lastName: z.string() }),
    }),
  })
  .transform((row) => bareEntry(row as unknown as EntryWire))
const zodPage = z
  .object({
    pageId: z.string(),
    pageGuid: z.string(),
    pageShortName: z.string(),
    title: z.string(),
    owner: text,
    pageOwnerGuid: text,
    status: text,
    story: text,
    campaignGuid: text,
    eventId: z.union([z.string(), z.number()]).nullish(),
    eventDate: text,
    createdDate: text,
    expiryDate: text,
    currencyCode: text,
    currencySymbol: text,
    charity: z.object({ id: z.union([z.string(), z.number()]), name: z.string() }).nullish(),
    image: z.object({ url: text }).nullish(),
    media: z.object({ images: z.array(z.object({ caption: text, absoluteUrl: text })) }).nullish(),
    teams: z.array(z.object({ teamGuid: text, teamShortName: text })).nullish(),
    tags: z
      .array(z.object({ tagDefinition: z.object({ id: z.string() }), value: z.string() }))
      .nullish(),
    totalRaisedOnline: amount,
    totalRaisedOffline: amount,
    fundraisingTarget: amount,
  })
  .transform((page) => barePage(page as unknown as PageWire))

/** Duration of a sample in ms, because the thread's clock ticks in milliseconds. */
const turns = 5

/** Keeps every result alive, so that none is optimised away. */
let kept = 0
const each =
  <Wire>(wires: readonly Wire[], parse: (wire: Wire) => { slug: string } | undefined) =>
  () => {
    for (let turn = 0; turn < turns; turn += 1)
      for (const wire of wires) kept += parse(wire)?.slug.length ?? 0
  }

// CPU time of this thread, so that other processes do not count.
const now = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const bench = new Bench({ time: 400, warmupTime: 150, iterations: 5, now })
bench
  .add(
    'entries: milepost parseLeaderboardRow',
    each(entries, (row) => parseLeaderboardRow(platform, row)),
  )
  .add('entries: bare loop', each(entries, bareEntry))
  .add(
    'entries: zod 4 and the bare loop',
    each(entries, (row) => zodEntry.parse(row)),
  )
  .add(
    'pages: milepost parsePage',
    each(pages, (page) => parsePage(platform, page)),
  )
  .add('pages: bare loop', each(pages, barePage))
  .add(
    'pages: zod 4 and the bare loop',
    each(pages, (page) => zodPage.parse(page)),
  )

/** A separate installation of supporticon: see docs/benchmarks.md. */
const supporticon = process.env['SUPPORTICON']
if (supporticon !== undefined) {
  const require = createRequire(join(supporticon, 'package.json'))
  const api = require('supporticon/api/pages/justgiving') as {
    deserializePage(page: unknown): { slug: string }
  }
  const boards = require('supporticon/api/leaderboard/justgiving') as {
    deserializeLeaderboard(row: unknown, index: number): { slug: string }
  }
  // Flat, like the result of its own call.
  const flat = entries.map(({ page, ...row }) => ({
    ...row,
    ...page,
    pageShortName: page!.shortName,
    pageImages: [page!.photo],
  }))
  bench
    .add(
      'entries: supporticon',
      each(flat, (row) => boards.deserializeLeaderboard(row, 0)),
    )
    .add(
      'pages: supporticon',
      each(pages, (page) => api.deserializePage(page)),
    )
}

await bench.run()

const medianMs = (name: string): number => {
  const result = bench.getTask(name)?.result
  return result?.state === 'completed' ? result.latency.p50 : Number.NaN
}
console.log(
  `| ${rows.toLocaleString('en-GB')} at once | median | beside the bare loop |\n|---|---|---|`,
)
/** Duration relative to the baseline, so that the speed of the machine does not count. */
const besideLoop = (name: string): number =>
  medianMs(name) / medianMs(`${name.split(':')[0] ?? ''}: bare loop`)
for (const { name } of bench.tasks) {
  const ms = (medianMs(name) / turns).toFixed(1)
  console.log(`| ${name} | ${ms} ms | ${besideLoop(name).toFixed(2)} × |`)
}
if (kept === 0) throw new Error('A benchmark read nothing')
