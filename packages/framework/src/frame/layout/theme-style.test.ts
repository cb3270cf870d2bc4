import { parseSite } from '@milepost/content'
import { describe, expect, it } from 'vitest'
import { createThemeStyle } from './theme-style.ts'

function styleOf(data: Record<string, unknown>) {
  const { site } = parseSite({ id: 'x', type: 'custom_site', uid: 'x', data })
  return createThemeStyle(site, () => undefined)
}

it('uses the site’s danger and success colours, not the kit’s [S9.30]', () => {
  const { css } = styleOf({})
  expect(css).toContain('--milepost-color-danger:#cc0000;')
  expect(css).toContain('--milepost-color-success:#007733;')
})

describe('the settings of a document', () => {
  it.each(['header', 'footer'])('set the colours of the %s', (area) => {
    const { css, darkAreas } = styleOf({
      [`${area}-background`]: '#123456',
      [`${area}-foreground`]: '#ffe9a8',
    })
    const rule = new RegExp(`:root \\[data-area=${area}\\]\\{([^}]+)\\}`).exec(css)?.[1]
    expect(rule).toContain('--milepost-surface-ground:#123456')
    expect(rule).toContain('--milepost-surface-text:#ffe9a8')
    expect(darkAreas).toMatchObject({ [area]: true })
    expect(styleOf({}).css).not.toContain('data-area')
  })

  it('are corrected if illegible, and return the dark parts', () => {
    const { css, darkAreas } = styleOf({ 'footer-background': '#fff', 'footer-foreground': '#eee' })
    expect(css).not.toContain('--milepost-surface-text:#eeeeee')
    expect(darkAreas).toEqual({ header: false, footer: false })
    expect(styleOf({}).darkAreas).toEqual({ header: false, footer: true })
  })

  it.each([
    [{ 'design-scheme': 'auto' }, 'inDarkWindows'],
    [{ 'design-scheme': 'dark' }, true],
    [{ 'design-scheme': 'auto', 'header-background': '#ffffff' }, false],
  ])('tell whether the header is dark: %j', (data, header) => {
    const { css, darkAreas } = styleOf(data)
    expect(darkAreas).toEqual({ header, footer: true })
    expect(css).toContain('color-scheme:')
  })

  it('set a background image and the container width [S3.52]', () => {
    const plain = styleOf({}).css
    const picture = { url: 'https://content.example/sand.jpg', alt: '' }
    const { css } = styleOf({ 'design-backgroundImage': picture })
    expect(css).toContain('url("/media/https/content.example/sand.jpg") center/cover')
    const column = styleOf({ 'design-container': 960, 'design-containerSpace': 64 }).css
    expect(column).toContain('--milepost-layout-container:60rem')
    expect(column).toContain('--milepost-layout-gutter:4rem')
    expect(plain).not.toMatch(/url\(|--milepost-layout/)
  })
})
