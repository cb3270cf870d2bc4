import { insertAccount, insertPage, insertTeam } from '../database/insert-rows.ts'
import type { Database } from '../database/open-database.ts'
import { seedLeaderboards } from './seed-leaderboards.ts'
import { fillTemplate } from './fill-text.ts'
import people from './people.json' with { type: 'json' }
import { seedActivities } from './seed-activities.ts'
import { seedDonations } from './seed-donations.ts'
import type { SeededRandom } from '../random/seeded-random.ts'
import { createSeededRandom } from '../random/seeded-random.ts'
import type { SiteWorld } from './site-world.ts'

const dayMs = 86_400_000

/** Pages per block of seed data. `scale` is the number of blocks. */
const pagesPerBlock = 200
const teamsPerBlock = 25

export interface SeedOptions {
  seed: number
  scale: number
  /** Start of the current day (UTC). */
  todayMs: number
  /** Hash of the demo supporter's password. */
  passwordHash: string
}

/** A seeded page, with the fields that donations and activities need. */
export interface SeededPage {
  id: number
  /** Number of the page in its demo site, from 1. */
  number: number
  firstName: string
  createdMs: number
}

/** Seeds the database with the world of a demo site. */
export function seedSite(database: Database, world: SiteWorld, options: SeedOptions): void {
  seedCharityAndCampaign(database, world, options)
  const shortNames = new Set<string>(['summit-rescue', world.demoSupporter.slug])
  for (let block = 0; block < options.scale; block++) {
    const pages = seedPages(database, world, options, block, shortNames)
    seedTeams(database, world, options, block, pages)
    seedDonations(database, world, options, block, pages)
    seedActivities(database, world, options, block, pages)
  }
}

function seedCharityAndCampaign(
  database: Database,
  world: SiteWorld,
  { scale, todayMs }: SeedOptions,
): void {
  const { charity, event, campaign } = world
  database.run(
    `INSERT INTO charities (id, slug, name, description, registration_number, logo) VALUES (?, ?, ?, ?, ?, ?)`,
    charity.id,
    charity.slug,
    charity.name,
    charity.description,
    charity.registrationNumber,
    `logo-${world.key}.svg`,
  )
  database.run(
    `INSERT INTO events (id, name, starts_ms) VALUES (?, ?, ?)`,
    event.id,
    event.name,
    todayMs + 14 * dayMs,
  )
  database.run(
    `INSERT INTO campaigns (id, guid, short_name, title, summary, story, event_id, charity_id, currency_code, target_minor, starts_ms, ends_ms, hero_image, hero_alt)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    campaign.id,
    campaign.guid,
    campaign.shortName,
    campaign.title,
    campaign.summary,
    campaign.story,
    event.id,
    charity.id,
    world.currencyCode,
    // The target scales with the donations, so that the progress stays the same.
    campaign.targetMinor * scale,
    todayMs - 60 * dayMs,
    todayMs + 30 * dayMs,
    `hero-${world.key}.svg`,
    campaign.heroAlt,
  )
  seedLeaderboards(database, campaign.guid, world.tag)
}

function seedPages(
  database: Database,
  world: SiteWorld,
  options: SeedOptions,
  block: number,
  shortNames: Set<string>,
): SeededPage[] {
  const pages: SeededPage[] = []
  for (let index = 1; index <= pagesPerBlock; index++) {
    const number = block * pagesPerBlock + index
    const random = createSeededRandom(`${options.seed}/${world.key}/page/${number}`)
    pages.push(seedPage(database, world, options, number, random, shortNames))
  }
  return pages
}

function seedPage(
  database: Database,
  world: SiteWorld,
  { todayMs, passwordHash }: SeedOptions,
  number: number,
  random: SeededRandom,
  shortNames: Set<string>,
): SeededPage {
  const charityPage = number === 1 ? world.charityPage : undefined
  const demo = number === 2 ? world.demoSupporter : undefined
  const firstName = demo?.firstName ?? random.pick(people.firstNames)
  const lastName = demo?.lastName ?? random.pick(people.lastNames)
  const owner = charityPage === undefined ? [firstName, lastName] : world.charity.name.split(' ')
  const createdMs =
    number <= 2
      ? todayMs - 59 * dayMs
      : todayMs - Math.floor((4 + 55 * Math.sqrt(random.next())) * dayMs)
  const [town, region, postcode] = random.pick(world.country.towns)
  const accountId = world.firstAccountId + number
  insertAccount(database, {
    id: accountId,
    guid: random.guid(),
    firstName: owner[0] ?? firstName,
    lastName: owner[1] ?? lastName,
    email: demo?.email ?? `supporter-${number}@${world.key}.example`,
    passwordHash: demo === undefined ? null : passwordHash,
    town,
    region,
    postcode,
    line1: `${random.whole(1, 140)} Harbour Road`,
    country: world.country.name,
    countryCode: world.country.code,
    image:
      charityPage === undefined
        ? getPortraitName(world.key, number, owner[0] ?? firstName)
        : `logo-${world.key}.svg`,
    joinedMs: createdMs - random.whole(0, 900) * dayMs,
  })
  const { words } = world
  const slots = {
    ...words.slots,
    first: firstName,
    other: random.pick(people.firstNames),
    lap: String(random.whole(2, 30)),
  }
  // A page uses the same place, bird or relative throughout, so that its story is consistent.
  const fixed = Object.fromEntries(
    Object.entries(slots).map(([slot, value]) => [
      slot,
      typeof value === 'string' ? value : random.pick(value),
    ]),
  )
  const goalAtRandom = random.pick(world.goalsMetres)
  const goalMetres = demo?.goalMetres ?? goalAtRandom
  const id = world.firstPageId + number
  insertPage(database, {
    id,
    guid: `${world.pageGuidPrefix}${number.toString(16).padStart(12, '0')}`,
    shortName:
      charityPage?.slug ??
      demo?.slug ??
      pickShortName(world, firstName, lastName, number, random, shortNames),
    title:
      charityPage?.title ?? demo?.title ?? fillTemplate(random.pick(words.titles), fixed, random),
    story: charityPage?.story ?? demo?.story ?? generateStory(world, fixed, random),
    summaryWhat: String(goalMetres),
    summaryWhy: fillTemplate(random.pick(words.why), fixed, random),
    ownerId: accountId,
    charityId: world.charity.id,
    eventId: world.event.id,
    campaignId: world.campaign.id,
    teamId: null,
    currencyCode: world.currencyCode,
    targetMinor: charityPage ? 2_500_000 : demo ? 150_000 : random.weighted(world.targetsMinor),
    image: `scene-${world.key}-${number}.svg`,
    createdMs,
    eventMs: todayMs + 14 * dayMs,
    expiresMs: todayMs + 180 * dayMs,
    offlineMinor:
      number > 2 && random.chance(0.12) ? random.pick([1000, 2000, 2500, 4000, 5000, 8500]) : 0,
  })
  const tag = 'INSERT INTO page_tags VALUES (?, ?, ?, ?, ?)'
  database.run(tag, id, 'DSFitnessGoalTargetMeters', 'Fitness goal', String(goalMetres), '[]')
  if (world.tag !== undefined) {
    const segment = `page:campaign:${world.campaign.guid}`
    const aggregation = JSON.stringify([{ segment, measurementDomains: ['all'] }])
    database.run(tag, id, world.tag.id, world.tag.label, random.pick(world.tag.values), aggregation)
  }
  return { id, number, firstName, createdMs }
}

function generateStory(
  world: SiteWorld,
  slots: Record<string, string>,
  random: SeededRandom,
): string {
  const { openings, reasons, plans, asks, closings } = world.words
  const pick = (sentences: readonly string[]) => fillTemplate(random.pick(sentences), slots, random)
  const paragraphs = [
    `${pick(openings)}${random.chance(0.3) ? ` ${pick(plans)}` : ''}`,
    pick(reasons),
    `${random.chance(0.6) ? `${pick(plans)} ` : ''}${pick(asks)}`,
    pick(closings),
  ]
  if (random.chance(0.35)) paragraphs.splice(2, 0, pick(reasons))
  // Random picks may repeat a paragraph.
  const unique = [...new Set(paragraphs)].filter((paragraph) => paragraph !== '')
  return unique.map((paragraph) => `<p>${paragraph}</p>`).join('')
}

function pickShortName(
  world: SiteWorld,
  firstName: string,
  lastName: string,
  number: number,
  random: SeededRandom,
  taken: Set<string>,
): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toLowerCase()
  const end = random.pick(world.words.slugEnds)
  // The suffix is specific to the site, so that slugs of two sites never collide.
  const candidates = [`${plain(firstName)}-${end}`, `${plain(firstName)}-${plain(lastName)}-${end}`]
  const free = candidates.find((name) => !taken.has(name)) ?? `${candidates[1]}-${number}`
  taken.add(free)
  return free
}

function seedTeams(
  database: Database,
  world: SiteWorld,
  { seed, todayMs }: SeedOptions,
  block: number,
  pages: readonly SeededPage[],
): void {
  const random = createSeededRandom(`${seed}/${world.key}/teams/${block}`)
  const places = world.words.slots['place'] ?? []
  // The demo supporter is the captain of team 1 in the first block.
  const members = shuffle(
    pages.filter(({ number }) => number > 2),
    random,
  )
  const demo = pages.find(({ number }) => number === 2)
  if (demo !== undefined) members.unshift(demo)
  let taken = 0
  for (let index = 0; index < teamsPerBlock; index++) {
    const number = block * teamsPerBlock + index + 1
    const place = places[(number * 7) % places.length] ?? ''
    const template = world.words.teamNames[(number * 3) % world.words.teamNames.length] ?? '{place}'
    const size = Math.min(12, Math.max(2, Math.round(5 + random.normal() * 2.5)))
    const team = members.slice(taken, taken + size)
    taken += size
    const captain = team[0]
    if (captain === undefined) continue
    const round = Math.floor(number / (places.length * world.words.teamNames.length))
    const name =
      `${fillTemplate(template, { place }, random)}${round > 0 ? ` ${round + 1}` : ''}`.replace(
        /^the/,
        'The',
      )
    const id = insertTeam(database, {
      id: world.firstTeamId + number,
      guid: `${world.teamGuidPrefix}${number.toString(16).padStart(12, '0')}`,
      shortName: `${toShortName(name)}${block > 0 ? `-${number}` : ''}`,
      name,
      story: fillTemplate(random.pick(world.words.teamStories), { place }, random),
      captainId: world.firstAccountId + captain.number,
      campaignId: world.campaign.id,
      charityId: world.charity.id,
      cover: `scene-${world.key}-team-${number}.svg`,
      targetMinor: random.pick([100_000, 200_000, 250_000, 500_000]),
      currencyCode: world.currencyCode,
      createdMs: todayMs - random.whole(40, 58) * dayMs,
    })
    for (const page of team) database.run('UPDATE pages SET team_id = ? WHERE id = ?', id, page.id)
  }
}

function toShortName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function shuffle<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

/** Returns the file name of a portrait. The suffix is `b` for first names whose portraits may have a beard. */
function getPortraitName(site: string, number: number, firstName: string): string {
  return `portrait-${site}-${number}-${people.beardedNames.includes(firstName) ? 'b' : 'a'}.svg`
}
