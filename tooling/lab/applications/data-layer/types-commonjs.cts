import platform = require('@milepost/platform')
import rest = require('@milepost/platform/rest')

const { createPlatform, environments } = platform

export async function raised(slug: string): Promise<number> {
  const page = await rest.fetchPage(
    createPlatform({ environment: environments.production, apiKey: 'k' }),
    { slug },
  )
  return page.raised
}
