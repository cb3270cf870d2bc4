import { countryCurrency } from '@milepost/measures'
import type { Project } from './project.ts'

/**
 * The currency of a site's figures: the project's own. The site's country decides it only where
 * nothing is open.
 */
export async function projectCurrency({
  project,
  country,
}: {
  project: Pick<Project, 'currency'> | undefined
  country: string
}): Promise<string> {
  return project === undefined ? countryCurrency(country) : project.currency()
}
