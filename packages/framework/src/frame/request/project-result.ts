import { toMajor } from '@milepost/measures'
import type { MinorAmounts } from '@milepost/platform'
import { type PageScope, readIfPossible } from './page-scope.ts'

/** Project in the form of the specification (Spec §3). Amounts are in major units. */
interface ProjectResult {
  status: 'fetched' | 'failed'
  name: string
  raised: number
  target: number
  /** The same amounts in minor units, for calculations. */
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
 * Reads the summary of the site's project. The status is `failed` if it cannot be read (Spec §7), or if the site has no
 * project. The page is shown without it then.
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
