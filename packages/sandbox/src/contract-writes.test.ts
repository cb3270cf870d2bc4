import { isGraphError, leaderboardDefinitionId } from '@milepost/platform'
import {
  createFitnessActivity,
  deleteFitnessActivity,
  fetchFitnessActivities,
  fetchTagLeaderboard,
} from '@milepost/platform/graph'
import {
  cancelPage,
  createLeaderboardDefinition,
  createLegacyFitnessActivity,
  createPage,
  deleteLeaderboardDefinition,
  deleteLegacyFitnessActivity,
  fetchDonationsByReference,
  fetchDonationTotals,
  fetchEventLeaderboard,
  fetchEventPages,
  fetchLeaderboardDefinition,
  fetchMetadata,
  fetchPage,
  fetchPageFitness,
  fetchPageTags,
  fetchTeamFitness,
  fetchUserPages,
  searchPages,
  searchTags,
  suggestPageShortNames,
  updateMetadata,
  updatePage,
  writeMetadata,
  writeTag,
  writeTags,
} from '@milepost/platform/rest'
import { describe, expect, it } from 'vitest'
import { hasStatus, samAndAna } from './testing/supporters.test-kit.ts'

const riverMile = 'a1b2c3d4-1111-4222-8333-444455556666'
const samPage = '5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90'
const samGuid = '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01'
const otters = 'd4c3b2a1-9999-4888-8777-666655554444'

const world = samAndAna()
const { platform } = world

/** The platform client's writes, over HTTP, and what is read after them. */
describe('the platform client writes fitness', () => {
  const swim = {
    type: 'swim',
    title: 'Evening "swim" {}',
    message: 'Ünïcode',
    createdAt: '2026-05-19T07:00:00+01:00',
    distance: 2,
    distanceUnit: 'km',
    duration: 50,
    durationUnit: 'minutes',
  } as const

  it('by the graph, and takes it off again [S7.38, S7.43, S7.44]', async () => {
    const sam = platform(world.samToken)
    const made = await createFitnessActivity(sam, { ...swim, pageId: samPage, userId: samGuid })
    expect(made).toMatchObject({ title: swim.title, distance: 2000, duration: 3000, type: 'swim' })
    const all = await fetchFitnessActivities(platform(), { page: 'sam-river-mile', all: true })
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({ title: swim.title, description: 'Ünïcode', manual: true })
    const id = all[0]?.id ?? ''
    await expect(deleteFitnessActivity(platform(world.anaToken), { id })).rejects.toSatisfy(
      isGraphError,
    )
    await deleteFitnessActivity(sam, { id })
    await expect(deleteFitnessActivity(sam, { id })).rejects.toThrow('Entry not found')
    expect(await fetchFitnessActivities(platform(), { page: 'sam-river-mile' })).toHaveLength(1)
  })

  it('for the owner of the page only, with the first message of the graph [S7.48]', async () => {
    const other = { ...swim, pageId: samPage, userId: samGuid }
    await expect(createFitnessActivity(platform(world.anaToken), other)).rejects.toThrow(
      'Not authorised',
    )
    await expect(createFitnessActivity(platform('nobody'), other)).rejects.toThrow('Not authorised')
    await expect(
      createFitnessActivity(platform(world.samToken), { ...other, pageId: otters }),
    ).rejects.toThrow('Page not found')
  })

  it('by the legacy path, into the sums of page and team [S7.49, S7.50, S7.51, S7.52]', async () => {
    const sam = platform(world.samToken)
    const before = await fetchTeamFitness(platform(), { team: otters })
    const { id } = await createLegacyFitnessActivity(sam, { ...swim, pageSlug: 'sam-river-mile' })
    const page = await fetchPageFitness(platform(), { slug: 'sam-river-mile' })
    expect(page.fitnessActivities).toHaveLength(2)
    expect(page.fitnessActivities[0]).toMatchObject({
      distance: 2000,
      duration: 3000,
      type: 'swim',
    })
    expect(JSON.stringify(await fetchTeamFitness(platform(), { team: otters }))).toContain('3500')
    await expect(
      deleteLegacyFitnessActivity(platform(world.anaToken), { page: 'sam-river-mile', id }),
    ).rejects.toSatisfy(hasStatus(403))
    await deleteLegacyFitnessActivity(sam, { page: 'sam-river-mile', id })
    expect(await fetchTeamFitness(platform(), { team: otters })).toEqual(before)
    await expect(
      createLegacyFitnessActivity(platform(world.anaToken), {
        ...swim,
        pageSlug: 'sam-river-mile',
      }),
    ).rejects.toSatisfy(hasStatus(403))
    await expect(fetchPageFitness(platform(), { slug: 'nobody' })).rejects.toSatisfy(hasStatus(404))
    await expect(
      fetchTeamFitness(platform(), { team: '00000000-0000-4000-8000-000000000000' }),
    ).rejects.toSatisfy(hasStatus(404))
  })
})

describe('the platform client keeps leaderboard definitions', () => {
  it('and reads the leaderboards they stand for', async () => {
    const distance = { campaign: riverMile, measurementDomain: 'any:distance' }
    const id = leaderboardDefinitionId(distance)
    expect(id).toBe('473ad7894b7ebcfe156ce18efac42e44')
    expect(await fetchTagLeaderboard(platform(), { definition: id })).toEqual([])
    await expect(fetchLeaderboardDefinition(platform(), { id })).rejects.toSatisfy(hasStatus(404))
    expect(await createLeaderboardDefinition(platform(), distance)).toMatchObject({
      id,
      updated: true,
    })
    // Its tag has totals by now.
    expect(await createLeaderboardDefinition(platform(), distance)).toMatchObject({
      updated: false,
    })
    expect(await fetchLeaderboardDefinition(platform(), { id })).toMatchObject({
      primaryUnit: 'meters',
      tagDefinition: { label: 'Page Campaign Link' },
    })
    const rows = await fetchTagLeaderboard(platform(), {
      definition: id,
      measurementDomain: 'any:distance',
    })
    expect(rows).toMatchObject([{ slug: 'sam-river-mile', name: "Sam's River Mile" }])
    expect(JSON.stringify(rows)).toContain('1500')
    await deleteLeaderboardDefinition(platform(), { id })
    await expect(fetchLeaderboardDefinition(platform(), { id })).rejects.toSatisfy(hasStatus(404))
  })

  it('of a tag whose values are no pages', async () => {
    const branch = {
      campaign: riverMile,
      measurementDomain: 'fundraising:donations_received',
      tagId: 'branch',
    }
    const { id } = await createLeaderboardDefinition(platform(), branch)
    expect(await fetchTagLeaderboard(platform(), { definition: id })).toMatchObject([
      { name: 'London', raised: 153 },
    ])
  })
})

describe('the platform client reads by reference and event', () => {
  it('donations and their totals [S7.26, S7.28]', async () => {
    expect(await fetchDonationsByReference(platform(), { reference: 'site-42' })).toMatchObject([
      { id: '21303723', amount: 25 },
    ])
    expect(await fetchDonationsByReference(platform(), { reference: 'none' })).toEqual([])
    expect(await fetchDonationTotals(platform(), { donationRef: 'site-42' })).toMatchObject({
      raised: 25,
      donations: 1,
    })
  })

  it('the leaderboard of an event [S7.29]', async () => {
    const rows = await fetchEventLeaderboard(platform(), { event: 742_990 })
    expect(rows).toMatchObject([
      { slug: 'sam-river-mile', raised: 140, position: 1 },
      { slug: 'ana-river-mile', raised: 33, position: 2 },
    ])
    await expect(fetchEventLeaderboard(platform(), { event: 1 })).rejects.toSatisfy(hasStatus(404))
  })
})

describe('the platform client writes pages', () => {
  it('creates one, changes everything about it and cancels it [S7.66, S7.67, S7.68, S7.69, S7.70, S7.71, S7.72, S7.73, S7.74]', async () => {
    const sam = platform(world.samToken)
    const made = await createPage(sam, {
      charity: 2050,
      event: 742_990,
      campaign: riverMile,
      title: 'One slow mile',
      slug: 'one-mile-slow',
      target: 100,
    })
    expect(made).toMatchObject({ slug: 'one-mile-slow', target: 100, owner: 'Sam Okafor' })
    await updatePage(sam, {
      slug: 'one-mile-slow',
      attribution: 'Us',
      image: `${world.server.origin}/images/image/p7.jpg`,
      title: 'Two miles',
      offline: 12.5,
      story: '<p>Two!</p>',
      target: 200,
      summaryWhat: '3218',
      summaryWhy: 'Why not',
    })
    const page = await fetchPage(platform(), { slug: 'one-mile-slow' })
    expect(page).toMatchObject({
      name: 'Two miles',
      raisedOffline: 12.5,
      target: 200,
      story: expect.stringContaining('Two!') as unknown,
    })
    await expect(
      updatePage(platform(world.anaToken), { slug: 'one-mile-slow', title: 'Mine' }),
    ).rejects.toSatisfy(hasStatus(403))
    await cancelPage(sam, { slug: 'one-mile-slow' })
    expect(await fetchPage(platform(), { slug: 'one-mile-slow' })).toMatchObject({ active: false })
  })

  it('lists, searches and suggests [S7.56, S7.60, S7.61, S7.75]', async () => {
    const mine = await fetchUserPages(platform(world.anaToken), {})
    expect(mine.map(({ slug }) => slug)).toEqual(['ana-river-mile'])
    await expect(fetchUserPages(platform('nobody'), {})).rejects.toSatisfy(hasStatus(401))
    expect(JSON.stringify(await fetchEventPages(platform(), { event: 742_990 }))).toContain(
      'ana-river-mile',
    )
    expect(JSON.stringify(await searchPages(platform(), { search: 'silva' }))).toContain(
      'ana-river-mile',
    )
    expect(await suggestPageShortNames(platform(), { name: 'Brand new' })).toContain('brand-new')
  })

  it('writes and finds tags [S7.62, S7.64, S7.65]', async () => {
    const tag = { id: 'colour', label: 'Colour', value: 'Teal' }
    await writeTag(platform(), { slug: 'ana-river-mile', ...tag })
    await writeTags(platform(), {
      slug: 'ana-river-mile',
      tags: [{ id: 'size', label: 'Size', value: 'M' }],
    })
    expect(await fetchPageTags(platform(), { slug: 'ana-river-mile' })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'colour', value: 'Teal' }),
        expect.objectContaining({ id: 'size', value: 'M' }),
      ]),
    )
    expect(
      JSON.stringify(await searchTags(platform(), { tagId: 'colour', tagValue: 'Teal' })),
    ).toContain('ana-river-mile')
    await expect(writeTag(platform(), { slug: 'nobody', ...tag })).rejects.toSatisfy(hasStatus(404))
  })

  it('keeps metadata [S7.53, S7.54]', async () => {
    const ana = platform(world.anaToken)
    await writeMetadata(ana, { page: '1457424', values: { tshirt: 'M' } })
    const { tshirt } = await fetchMetadata(ana, { page: '1457424' })
    expect(tshirt).toMatchObject({ value: 'M' })
    await updateMetadata(ana, { id: tshirt?.id ?? '', key: 'tshirt', value: 'L' })
    expect((await fetchMetadata(ana, { page: '1457424' }))['tshirt']).toMatchObject({ value: 'L' })
    await expect(fetchMetadata(platform(world.samToken), { page: '1457424' })).rejects.toSatisfy(
      hasStatus(403),
    )
  })
})
