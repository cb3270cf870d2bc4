import { escapeXml } from '../feeds/escape-xml.ts'

/** A page with nothing on it but the lines that are pasted, as on a page of another site. */
export function previewHtml(
  snippet: string,
  {
    title,
    language,
    isRightToLeft,
    nonce,
  }: { title: string; language: string; isRightToLeft: boolean; nonce: string },
): string {
  return `<!doctype html>
<html lang="${escapeXml(language)}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
<style nonce="${nonce}">body{margin:8px;background:#fff;color:#161616;font-family:system-ui,sans-serif}body>*{max-width:100%}</style>
</head>
<body>
${snippet}
</body>
</html>
`
}
