import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { PeerPage } from './page-element'

export function loader({ params }: { params: { name?: string } }): Omit<PeerPage, 'body'> {
  const file = join(process.env['PEER_PAGES'] ?? '', `${params.name}.json`)
  const { body: _, ...head } = JSON.parse(readFileSync(file, 'utf8')) as PeerPage
  return head
}

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en" {...page?.root}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page?.title}</title>
        {page?.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        {page?.sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: page?.css ?? '' }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
