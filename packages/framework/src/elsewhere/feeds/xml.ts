import type { ListedPage } from './listed-pages.ts'

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a text for XML, and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/[&<>"']/g, (character) => xmlEntities[character] ?? '')
}

/** Serialises pages as an RSS 2.0 feed. */
export function createRssXml(
  { title, description, language }: { title: string; description: string; language: string },
  pages: readonly ListedPage[],
  origin: string,
): string {
  const items = pages.map(
    (page) => `    <item>
      <title>${escapeXml(page.title)}</title>
      <link>${escapeXml(origin + page.path)}</link>
      <guid>${escapeXml(origin + page.path)}</guid>
      <description>${escapeXml(page.description)}</description>
    </item>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(origin)}/</link>
    <atom:link href="${escapeXml(origin)}/rss.xml" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(description || title)}</description>
    <language>${escapeXml(language)}</language>
${items.join('')}  </channel>
</rss>
`
}
