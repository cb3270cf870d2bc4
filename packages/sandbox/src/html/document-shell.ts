import { html, raw } from 'hono/html'
import { sandboxStyleSheet } from './sandbox-style-sheet.ts'

/** Escaped HTML from the `html` template tag. */
export type Html = ReturnType<typeof html>

interface ShellOptions {
  title: string
  lang?: string
  /** Notice at the top. */
  notice?: string
  /** Demo site whose colours the page uses; '' for the default colours. */
  brand: string
  /** `wide` has a summary next to the content; `columns` has cards side by side. */
  width: 'narrow' | 'wide' | 'columns'
  body: Html
}

/** Renders a complete HTML document, with a notice that this is a test. */
export async function renderDocument(options: ShellOptions): Promise<string> {
  const {
    title,
    lang = 'en-GB',
    notice = 'This is a test checkout. No money moves.',
    brand,
    width,
    body,
  } = options
  const page = await html`<!doctype html>
    <html lang="${lang}" data-brand="${brand}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(sandboxStyleSheet)}
        </style>
      </head>
      <body>
        <header class="notice">${notice}</header>
        <main class="${width}">${body}</main>
      </body>
    </html>`
  return page.toString()
}

/** Returns the demo site that an image belongs to, for its colours; '' for any other image. */
export function getImageBrand(imageName: string): string {
  return /-(tideline|summit)(?:-|\.)/.exec(imageName)?.[1] ?? ''
}
