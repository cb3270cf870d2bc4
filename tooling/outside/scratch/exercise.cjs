const assert = require('node:assert/strict')

const slug = 'sam-river-mile'
const page = '5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90'
const campaign = 'a1b2c3d4-1111-4222-8333-444455556666'
const segment = `page:campaign:${campaign}`

/** What each call gives on the example world; a call that is not here fails the run. */
const reads = {
  fetchCampaign: [{ campaign }, (value) => value.slug === 'river-mile'],
  fetchCampaignPages: [{ campaign }, (value) => value.pages.length === 2],
  fetchDonation: [{ id: 21303723 }, (value) => value.amount === 25],
  fetchDonationFeed: [{ campaign }, (value) => value.donations.length > 0],
  fetchPageDonations: [{ slug }, (value) => value.count > 0],
  fetchDonationsLeaderboard: [{ campaign }, (value) => value[0].raised >= value[1].raised],
  fetchPage: [{ slug }, (value) => value.raised === 140 && value.uuid === page],
  fetchPageWithTags: [{ slug }, (value) => value.segmentation.branch === 'London'],
  fetchPages: [{ ids: [page] }, (value) => value[0].slug === slug],
  fetchPageTags: [{ slug }, (value) => value.some((tag) => tag.id === 'branch')],
  fetchTotals: [
    { segment, tagId: 'page:campaign', tagValue: segment },
    (value) => value.length > 0,
  ],
  fetchPageTotals: [{ page }, (value) => value.length > 0],
  fetchPagesTotals: [{ pages: [page] }, (value) => value.length === 1],
  fetchCampaignLeaderboard: [{ campaign }, (value) => value.entries.length === 2],
  fetchCampaignBoards: [{ campaign }, (value) => value.people.entries.length === 2],
}

/** Runs every call of the packed client over HTTP against the packed sandbox. */
async function exercise(kind, { core, graph, rest, createSandbox, serveSandbox }) {
  const sandbox = createSandbox()
  const server = await serveSandbox(sandbox, 0)
  try {
    const platform = core.createPlatform({ environment: core.sandboxEnvironment(server.origin) })
    const calls = { ...rest, ...graph }
    let count = 0
    for (const [name, [options, holds]] of Object.entries(reads)) {
      const value = await calls[name](platform, options)
      assert.ok(holds(value), `${name}: ${JSON.stringify(value)}`)
      count += 1
    }
    await assert.rejects(calls.fetchPage(platform, { slug: 'nobody' }), (error) =>
      core.isHttpError(error, 404),
    )
    const wrongKey = core.createPlatform({
      environment: core.sandboxEnvironment(server.origin),
      apiKey: 'wrong',
    })
    await assert.rejects(calls.fetchPage(wrongKey, { slug }), (error) =>
      core.isHttpError(error, 401),
    )
    await assert.rejects(calls.fetchPage(platform, {}), core.isMissingArgumentError)
    console.log(`outside (${kind}): ${count} calls answered`)
  } finally {
    await server.close()
    sandbox.close()
  }
}

module.exports = { exercise }
