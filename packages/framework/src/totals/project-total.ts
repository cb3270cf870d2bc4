import type { Reading } from '@milepost/server'
import type { Project, ProjectSummary } from './project.ts'
import { type Total, toTotal } from './total.ts'

/** Makes the total of a project from its summary. */
export async function projectTotal(
  project: Pick<Project, 'currency'>,
  reading: Reading<ProjectSummary>,
): Promise<Total> {
  return toTotal({ ...reading.value, currency: await project.currency() }, reading)
}
