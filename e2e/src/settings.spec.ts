import { editDocument } from './content-documents.ts'
import { type Stack, startStack } from './stack.ts'
import { expect, open, test as base } from './test.ts'

const plan = { sites: 1, pages: 99, domains: ['give.example'], whitelist: ['*.partner.example'] }

/** A tenant's site whose document says how its parts look. */
const test = base.extend<object, { painted: Stack }>({
  painted: [
    async ({}, use) => {
      const stack = await startStack('tideline', {
        environment: { TENANT: 'coast', TENANTS: JSON.stringify({ coast: plan }) },
        edit(fields) {
          Object.assign(fields, {
            'header-poweredBy': 'Yes',
            'header-background': '#123456',
            'header-foreground': '#ffe9a8',
            'header-shadow': 'Yes',
            'footer-background': '#fff4d6',
            'footer-foreground': '#fff4d7',
            'design-container': 800,
            'design-containerSpace': 48,
          })
          const ctas = fields['header-ctas'] as object[]
          ctas.push({ label: 'Shop', url: '/about', id: 'shop', background: '#006400' })
          const navigation = fields['header-navigation'] as object[]
          navigation.push({ label: 'Give now', linkType: 'donate' })
        },
      })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('pages follow the site’s document', async ({ page, painted }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${painted.siteOrigin}/about`)
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expect(header).toHaveCSS('color', 'rgb(255, 233, 168)')
  await expect(header).not.toHaveCSS('box-shadow', 'none')
  await expect(header.getByRole('link', { name: 'JustGiving' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Give now' })).toHaveAttribute('href', /#donate$/)
  await expect(page.locator('#shop')).toHaveCSS('background-color', 'rgb(0, 100, 0)')
  await expect(page.locator('#shop')).toHaveCSS('color', 'rgb(255, 255, 255)')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveCSS('background-color', 'rgb(255, 244, 214)')
  await expect(footer).not.toHaveCSS('color', 'rgb(255, 244, 215)')
  const column = footer.locator('> div').first()
  await expect(column).toHaveCSS('max-width', '896px')
  await expect(column).toHaveCSS('padding-left', '48px')
})

test('a page’s own header and head replace the site’s', async ({ page, painted }) => {
  editDocument(painted, 'internal_page/contact', (data) => {
    Object.assign(data, {
      'header-background': '#400010',
      'header-shadow': 'No',
      'header-navigation': [{ label: 'Only here', url: '/about' }],
      'footer-include': 'No',
      'meta-keywords': 'post, telephone',
    })
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${painted.siteOrigin}/contact`)
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('background-color', 'rgb(64, 0, 16)')
  await expect(header).toHaveCSS('box-shadow', 'none')
  await expect(header).toHaveCSS('color', 'rgb(255, 233, 168)')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const keywords = page.locator('meta[name="keywords"]')
  await expect(keywords).toHaveAttribute('content', 'post, telephone')
  await header.getByRole('link', { name: 'Only here' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(header).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expect(header.getByRole('link', { name: 'Only here' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(keywords).toHaveAttribute('content', /charity walk/)
})

test('only a tenant’s hosts are served', async ({ request, painted }) => {
  const ask = async (host: string, path = '/about') => {
    const headers = { host, accept: 'text/html' }
    const response = await request.get(painted.siteOrigin + path, { headers })
    return { status: response.status(), text: await response.text() }
  }
  for (const host of ['give.example', 'shop.partner.example', 'localhost']) {
    expect((await ask(host)).status).toBe(200)
    expect((await ask(host)).status).toBe(200)
  }
  const refused = await ask('evil.example')
  expect(refused.status).toBe(421)
  expect(refused.text).toContain('We can’t find a site at this address')
  expect((await ask('evil.example', '/healthz')).status).toBe(421)
  expect((await ask('127.0.0.1', '/healthz')).status).toBe(200)
})
