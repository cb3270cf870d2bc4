import { readPage } from '../read-page'

export const dynamic = 'force-dynamic'

export default async function Layout({ children, params }) {
  const page = readPage((await params).name)
  return (
    <html lang="en" {...page.root}>
      <head>
        {page.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        {page.sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: page.css }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
