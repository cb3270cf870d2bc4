import { expect, open, test } from './test.ts'

const sites = [
  {
    name: 'tideline',
    paths: ['/', '/about', '/questions', '/contact', '/fundraising/maya-walks', '/sign-in'],
  },
  { name: 'summit', paths: ['/', '/about', '/sponsors', '/fundraising/jack-for-home'] },
] as const

for (const { name, paths } of sites) {
  test(`${name}: no third-party request at first [S7.98]`, async ({ page, tideline, summit }) => {
    const stack = name === 'tideline' ? tideline : summit
    const known = [stack.siteOrigin, stack.sandboxOrigin]
    const others: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && !known.includes(url.origin)) others.push(url.href)
      // The site's analytics are a script of the content service: it waits too.
      if (/count\.js|analytics/.test(url.pathname)) others.push(url.href)
    })
    for (const path of [...paths, `${paths.at(-1) ?? ''}/donate`, '/no-such-page']) {
      await open(page, stack.siteOrigin + path)
      await page.waitForLoadState('networkidle')
    }
    expect(others).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
}
