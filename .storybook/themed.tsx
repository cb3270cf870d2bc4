import { themeFromDesign } from '@milepost/ui/theme'
import { useLayoutEffect, type ReactNode } from 'react'
import { brandNamed } from './brands.ts'
import { OwnPaletteFields, useOwnPalette } from './own-palette.tsx'

interface ThemedProps {
  brand: string
  direction: string
  scheme: string
  /** Whether the story is on a documentation page, which has its own text direction. */
  isOnPage: boolean
  children: ReactNode
}

/** Id of the theme's `<style>`. */
export const themeStyleId = 'theme'

/** Applies the theme of a brand to the root element, as on a site. */
export function Themed({ brand, direction, scheme, isOnPage, children }: ThemedProps) {
  const { design, fonts } = brandNamed(brand)
  const isOwn = brand === 'own'
  const palette = useOwnPalette()
  const theme = themeFromDesign({ ...design, ...(isOwn ? { colors: palette } : {}), scheme })
  const faces = fonts.map(
    ([family, weight, address]) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:block;src:url(".${address}") format("woff2")}`,
  )
  useLayoutEffect(() => {
    setRoot({ dir: isOnPage ? 'ltr' : direction, lang: 'en-GB', ...theme.attributes })
  })
  return (
    <>
      <style id={themeStyleId}>{faces.join('') + theme.css}</style>
      {isOwn ? <OwnPaletteFields /> : null}
      {isOnPage ? <div dir={direction}>{children}</div> : children}
    </>
  )
}

function setRoot(attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) {
    document.documentElement.setAttribute(name, value)
  }
}
