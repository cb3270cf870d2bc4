import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { fetchTotals } from '@milepost/platform/graph'
import { fetchCampaign } from '@milepost/platform/rest'

export default {
  async fetch(request, env) {
    const platform = createPlatform({ environment: sandboxEnvironment(env.SANDBOX_ORIGIN) })
    try {
      const { name, raised } = await fetchCampaign(platform, {
        campaign: 'a1b2c3d4-1111-4222-8333-444455556666',
      })
      return new Response(`${name} raised ${raised} (${typeof fetchTotals})`)
    } catch (error) {
      return new Response(String(error.stack), { status: 502 })
    }
  },
}
