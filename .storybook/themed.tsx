import { themeFromDesign } from '@milepost/ui/theme'
import { useLayoutEffect, type ReactNode } from 'react'
import { brandNamed } from './brands.ts'

interface ThemedProps {
  brand: string
  direction: string
  children: ReactNode
}

/** A story in the clothes of a brand: its theme on the root element, as a site's page has it. */
export function Themed({ brand, direction, children }: ThemedProps) {
  const { design, fonts } = brandNamed(brand)
  const theme = themeFromDesign(design)
  const faces = fonts.map(
    ([family, weight, address]) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:block;src:url(".${address}") format("woff2")}`,
  )
  useLayoutEffect(() => {
    setRoot({ dir: direction, lang: 'en-GB', ...theme.attributes })
  })
  return (
    <>
      <style>{faces.join('') + theme.css}</style>
      {children}
    </>
  )
}

function setRoot(attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) {
    document.documentElement.setAttribute(name, value)
  }
}
