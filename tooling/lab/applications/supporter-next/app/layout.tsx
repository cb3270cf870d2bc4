import { themeFromDesign } from '@milepost/ui/theme'
import '@milepost/ui/styles.css'
import '@milepost/supporter/styles.css'
import { type ReactNode, Suspense } from 'react'
import { SupporterHost } from './supporter-host'

const theme = themeFromDesign({ colors: { primary: '#0B5563' } })

export const metadata = { title: 'River Run' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" {...theme.attributes}>
      <head>
        <style dangerouslySetInnerHTML={{ __html: theme.css }} />
      </head>
      <body>
        <Suspense>
          <SupporterHost>
            <main>{children}</main>
          </SupporterHost>
        </Suspense>
      </body>
    </html>
  )
}
