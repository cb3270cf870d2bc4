import { expect, it } from 'vitest'
import { createThirdParty, thirdPartyCookie } from './create-third-party.ts'

it('serves a script that sets a cookie, and records requests', async () => {
  const stranger = createThirdParty()
  const get = (path: string) => stranger.fetch(new Request(`http://localhost${path}`))
  const script = await get('/analytics.js?id=1').text()
  expect(script).toContain(thirdPartyCookie)
  expect(script).toContain('/count?page=')
  expect(get('/count?page=%2F').status).toBe(204)
  expect(await get('/requests').json()).toEqual(['/analytics.js?id=1', '/count?page=%2F'])
})
