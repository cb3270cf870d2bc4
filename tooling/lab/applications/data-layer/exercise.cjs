const assert = require('node:assert/strict')
const { accounts, reads, slug, writes } = require('./steps.cjs')

/** Calls that answer a failure with a value, or need no API key, and what must hold of it. */
const failuresAsValues = {
  isEmailRegistered: (value) => value === false,
  validateToken: (value) => value.valid === false,
  suggestTeamSlug: (value) => typeof value === 'string' && value !== 'night-herons',
  readBackPage: () => true,
  readBackTeam: () => true,
  readBackFitnessActivity: () => true,
  uploadImage: () => true,
}

/** Runs every call of the packed client over HTTP against the packed sandbox: as it should be, and refused. */
async function exercise(kind, { core, graph, rest, createSandbox, serveSandbox }) {
  const calls = { ...rest, ...graph }
  const steps = [...reads, ...accounts, ...writes]
  const tried = new Set(steps.map(([name]) => name))
  const forgotten = Object.keys(calls).filter(
    (name) => typeof calls[name] === 'function' && !tried.has(name),
  )
  assert.deepEqual(forgotten, [], 'calls that nobody tries from outside')

  const sandbox = createSandbox()
  const server = await serveSandbox(sandbox, 0)
  const environment = core.sandboxEnvironment(server.origin)
  const context = {}
  const platform = (more) =>
    core.createPlatform({ environment, retries: 0, token: context.token, ...more })
  const call = async (name, options, on) => collect(await calls[name](on, options))
  try {
    for (const [name, given, holds, more] of steps) {
      const options = typeof given === 'function' ? given(context) : given
      await refused(core, name, () =>
        call(
          name,
          options,
          platform({ token: more ? 'x'.repeat(32) : (context.token ?? 'none'), apiKey: 'wrong' }),
        ),
      )
      const value = await call(name, options, platform(more))
      assert.ok(holds(value, context), `${name}: ${JSON.stringify(value)}`)
      if (name === 'createFitnessActivity') {
        const [latest] = await calls.fetchFitnessActivities(platform(), { page: slug })
        context.activity = latest.id
      }
    }
    await assert.rejects(calls.fetchPage(platform(), { slug: 'nobody' }), (error) =>
      core.isHttpError(error, 404),
    )
    await assert.rejects(calls.fetchPage(platform(), {}), core.isMissingArgumentError)
    await assert.rejects(calls.connect(platform(), { code: 'made-up' }), core.isHttpError)
    await assert.rejects(
      calls.authenticateReports(platform(), { charity: 2050, token: 'bm9ib2R5' }),
      (error) => core.isHttpError(error, 401),
    )
    const nowhere = core.sandboxEnvironment('http://127.0.0.1:9')
    await assert.rejects(
      calls.fetchPage(core.createPlatform({ environment: nowhere, retries: 0 }), { slug }),
      core.isNoResponseError,
    )
    console.log(`outside (${kind}): ${tried.size} calls tried, answered and refused`)
  } finally {
    await server.close()
    sandbox.close()
  }
}

/** A call with a wrong API key must not look like one that worked. */
async function refused(core, name, attempt) {
  const asValue = failuresAsValues[name]
  if (asValue) {
    const value = await attempt().catch(() => undefined)
    if (name !== 'validateToken')
      assert.ok(
        value === undefined || asValue(value),
        `${name} with a wrong key: ${JSON.stringify(value)}`,
      )
    return
  }
  await assert.rejects(
    attempt(),
    (error) => core.isPlatformError(error) || typeof error === 'object',
    `${name} with a wrong key`,
  )
}

/** What an async iterator gives, as a list; everything else as it is. */
async function collect(value) {
  if (typeof value !== 'object' || value === null || !(Symbol.asyncIterator in value)) return value
  const items = []
  for await (const item of value) items.push(item)
  return items
}

module.exports = { exercise }
