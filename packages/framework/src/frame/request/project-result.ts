import { toMajor } from '@milepost/measures'
import type { MinorAmounts } from '@milepost/platform'
import { type PageScope, readIfPossible } from './page-scope.ts'

/** A project as the specification speaks of it (Spec §3): amounts in major units. */
interface ProjectResult {
  status: 'fetched' | 'failed'
  name: string
  raised: number
  target: number
  /** Amounts for calculations. */
  money: MinorAmounts<'raised' | 'target'>
  totalDonations: number
  story: string
  image: string
  url: string
}

const failed: ProjectResult = {
  status: 'failed',
  name: '',
  raised: 0,
  target: 0,
  money: { raisedMinor: 0, targetMinor: 0, currency: undefined },
  totalDonations: 0,
  story: '',
  image: '',
  url: '',
}

/**
 * Reads what the site raises money for. What cannot be read has failed (Spec §7), and the page
 * is shown; so has a project that is not open, of which there is nothing to say.
 */
export async function readProjectResult(scope: PageScope): Promise<ProjectResult> {
  const { project } = scope
  const reading = project && (await readIfPossible(scope, project.summary))
  if (project === undefined || reading === undefined) return failed
  const { name, raisedMinor, targetMinor, donationCount, story, image, url } = reading.value
  const currency = await project.currency()
  return {
    status: 'fetched',
    name,
    raised: toMajor(raisedMinor, currency),
    target: toMajor(targetMinor, currency),
    money: { raisedMinor, targetMinor, currency },
    totalDonations: donationCount,
    story,
    image,
    url,
  }
}
