import { escapeXml } from '../feeds/escape-xml.ts'
import type { BrandColours } from './brand-colours.ts'
import type { EmbeddedFigures } from './read-embedded.ts'

/** The words in the frame beside the figures. */
export interface FrameWords {
  readonly siteName: string
  /** The words of the link to give. */
  readonly donate: string
}

/**
 * The document of a frame on a page of another site: a link to the page, its amount, a bar, and a link to give. It needs no script and
 * stores nothing. Links open beside the page that it is in.
 *
 * @param nonce - marks its one style sheet
 */
export function frameHtml(
  { name, total, asOf, barPercent }: EmbeddedFigures,
  { words, colours, nonce }: { words: FrameWords; colours: BrandColours; nonce: string },
): string {
  const { text, url, donateUrl } = total
  const details = [text.count, asOf].filter((part) => part !== undefined)
  const link = (href: string, className: string, label: string) =>
    `<a class="${className}" href="${escapeXml(href)}" target="_blank" rel="noopener" dir="auto">${escapeXml(label)}</a>`
  return `<!doctype html>
<html lang="${escapeXml(text.language)}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeXml(`${name}: ${text.summary}`)}</title>
<link rel="canonical" href="${escapeXml(url)}">
<style nonce="${nonce}">${sheet(colours)}</style>
</head>
<body>
<main>
<h1>${link(url, 'name', name)}</h1>
<p class="sum">${escapeXml(text.summary)}</p>
${barPercent === undefined ? '' : `<div class="bar" aria-hidden="true"><div style="inline-size:${barPercent}%"></div></div>`}
${details.length === 0 ? '' : `<p class="details">${details.map(escapeXml).join(' · ')}</p>`}
<p class="end">${donateUrl === undefined ? '' : link(donateUrl, 'give', words.donate)}<span>${escapeXml(words.siteName)}</span></p>
</main>
</body>
</html>
`
}

function sheet(colours: BrandColours): string {
  return (
    `body{margin:0;background:${colours.surface};color:${colours.text};font:100%/1.4 system-ui,sans-serif;overflow-wrap:anywhere}` +
    `main{padding:1rem;border:1px solid ${colours.border};box-sizing:border-box;min-height:100vh}` +
    'h1,p{margin:0}h1{font-size:1rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;padding:4px}' +
    `.name{color:${colours.primaryText}}a:focus-visible{outline:3px solid ${colours.text};outline-offset:1px}` +
    '.sum{font-size:1.375rem;font-weight:700;line-height:1.25}' +
    `.bar{height:.75rem;margin:.5rem 0;border:1px solid ${colours.meterFill};border-radius:1rem;background:${colours.meterTrack};overflow:hidden}` +
    `.bar div{height:100%;background:${colours.meterFill}}` +
    `.details,.end{font-size:.875rem}.details,span{color:${colours.textMuted}}` +
    '.end{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-top:.5rem}' +
    `.give{padding:.5rem 1.25rem;border:2px solid ${colours.primary};border-radius:.5rem;background:${colours.primary};color:${colours.onPrimary};font-weight:700;text-decoration:none}` +
    '@media (forced-colors:active){.bar div{forced-color-adjust:none;background:Highlight}.give{border-color:LinkText}}'
  )
}
