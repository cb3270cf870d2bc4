import { formatContentProblem, checkSliceModels } from '@milepost/content'
import { defineCommand } from '../command/command.ts'
import { readCustomModels } from '../doctor/read-custom-models.ts'
import { readCustomSchemas } from '../doctor/read-custom-schemas.ts'
import { fileExists } from '../application/fallback-if-missing.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { validateModels } from './validate-models.ts'
import { loadSiteModels } from './site-models.ts'

/** `milepost models check`: reports errors in the models, without a request to the CMS. */
export const checkCommand = defineCommand({
  options: {},
  example: 'models check',
  async run(_input, { cwd }) {
    const places = await readApplicationPaths(cwd)
    const [hasServer, hasSlices] = await Promise.all([
      fileExists(places.serverFile),
      fileExists(places.slices),
    ])
    const schemas = hasServer ? await readCustomSchemas(places.serverFile) : undefined
    const own = hasSlices ? await readCustomModels(places.slices) : []
    const findings = checkSliceModels({ models: own, schemas })
    const models = await loadSiteModels(places)
    const problems = [
      ...findings.map((one) => `${one.severity}  ${formatContentProblem(one)}`),
      ...validateModels(models).map((problem) => `error  ${problem}`),
    ]
    const count = models.slices.length + models.customTypes.length
    const nothing =
      problems.length === 0
        ? 'no problems'
        : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
    return {
      lines: [...problems, `${count} models, ${nothing}`],
      json: { models: count, problems },
      hasFindings: problems.some((problem) => problem.startsWith('error')),
    }
  },
})
