import { formatMoney } from '@milepost/measures/format'
import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { fetchCampaign } from '@milepost/platform/rest'

const platform = createPlatform({ environment: sandboxEnvironment(process.env.SANDBOX_ORIGIN) })
const campaign = await fetchCampaign(platform, { campaign: 'a1b2c3d4-1111-4222-8333-444455556666' })
console.log(`${campaign.name} raised ${campaign.raised}`)
console.log(formatMoney(125_000, { currency: 'GBP', country: 'gb' }))
