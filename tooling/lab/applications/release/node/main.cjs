const { createPlatform, sandboxEnvironment } = require('@milepost/platform')
const { fetchCampaign } = require('@milepost/platform/rest')
const { injectPlaceholders } = require('@milepost/content')

const platform = createPlatform({ environment: sandboxEnvironment(process.env.SANDBOX_ORIGIN) })
fetchCampaign(platform, { campaign: 'a1b2c3d4-1111-4222-8333-444455556666' }).then(
  ({ name, raised }) => {
    console.log(`${name} raised ${raised}`)
    console.log(injectPlaceholders.name)
  },
)
