import { resolve } from 'node:path'
import { defineCommand } from '../command/command.ts'
import { UsageError } from '../command/command-errors.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { createModelService, type ModelService } from './model-service.ts'
import { explainModelErrors } from './explain-model-errors.ts'
import { describePlan, getModelPath, type PlannedModel, planPush } from './plan-push.ts'
import { readModels } from './read-models.ts'
import { loadSiteModels } from './site-models.ts'

/** `milepost models push`: makes the models of a repository match those of the application. */
export const pushCommand = defineCommand({
  options: {
    repository: {
      type: 'string',
      value: '<name>',
      description: 'the repository (default: CONTENT_REPOSITORY)',
    },
    apply: { type: 'boolean', description: 'push the changes; without it, they are only listed' },
    delete: {
      type: 'boolean',
      description: 'with --apply, delete models that only the repository has',
    },
    models: {
      type: 'string',
      value: '<folder>',
      description: 'models instead of those of the kit and of app/slices',
    },
  },
  example: 'models push --repository river --apply',
  details:
    'Pushes the models of the kit and of app/slices. The token is CONTENT_WRITE_TOKEN.\nCONTENT_MODELS_ENDPOINT sets another API, such as http://localhost:4100/types of the sandbox.',
  async run({ options }, context) {
    if (options.delete && !options.apply) {
      throw new UsageError('--delete requires --apply.')
    }
    const service = createModelService(options.repository, context)
    const local =
      options.models === undefined
        ? await loadSiteModels(await readApplicationPaths(context.cwd))
        : await readModels(resolve(context.cwd, options.models))
    const remote = await explainModelErrors(service.repository, () =>
      context.step(`Reading the models of ${service.repository}`, service.read),
    )
    const plan = planPush(local, remote)
    const { inserted, updated, surplus } = plan
    const lines = describePlan(plan)
    const counts = {
      inserted: inserted.length,
      updated: updated.length,
      deleted: options.delete ? surplus.length : 0,
    }
    const sum = counts.inserted + counts.updated + counts.deleted
    const json = {
      repository: service.repository,
      applied: options.apply,
      inserted: inserted.map(getModelPath),
      updated: updated.map(getModelPath),
      surplus: surplus.map(getModelPath),
      deleted: options.delete ? surplus.map(getModelPath) : [],
      changes: plan.changes,
    }
    const kept =
      surplus.length === 0 || options.delete
        ? []
        : [`${surplus.length} only in the repository; use --delete to delete them`]
    const what = `${counts.inserted} new, ${counts.updated} changed, ${counts.deleted} to delete`
    if (sum === 0) return { lines: [...lines, ...kept, 'nothing to push'], json }
    if (!options.apply) {
      return { lines: [...lines, ...kept, `${what}; use --apply to push`], json }
    }
    // Show the differences before writing anything.
    for (const line of lines) context.log(line)
    await context.step(`Pushing ${sum} models to ${service.repository}`, () =>
      writeModels(service, [
        ...inserted.map((one) => ({ ...one, how: 'insert' as const })),
        ...updated.map((one) => ({ ...one, how: 'update' as const })),
        ...(options.delete ? surplus.map((one) => ({ ...one, how: 'remove' as const })) : []),
      ]),
    )
    return {
      lines: [
        ...kept,
        `${service.repository}: ${counts.inserted} inserted, ${counts.updated} updated, ${counts.deleted} deleted`,
      ],
      json,
    }
  },
})

type ModelWrite = PlannedModel & { readonly how: 'insert' | 'update' | 'remove' }

async function writeModels(
  { client }: ModelService,
  writings: readonly ModelWrite[],
): Promise<void> {
  for (const writing of writings) {
    // One at a time: a document type must come after the sections it uses, and the API has a rate limit.
    await explainModelErrors(getModelPath(writing), () => writeModel(client, writing))
  }
}

function writeModel(
  client: ModelService['client'],
  { kind, model, how }: ModelWrite,
): Promise<unknown> {
  const sent = model as never
  if (kind === 'slices') {
    if (how === 'remove') return client.removeSharedSlice(model.id)
    return how === 'insert' ? client.insertSharedSlice(sent) : client.updateSharedSlice(sent)
  }
  if (how === 'remove') return client.removeCustomType(model.id)
  return how === 'insert' ? client.insertCustomType(sent) : client.updateCustomType(sent)
}
