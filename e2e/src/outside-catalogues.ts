import { plainWords } from './pseudo-languages/plain-words.ts'
import type { Page } from '@playwright/test'
import { screenTexts } from './screen-texts.ts'

/** Latin texts that are allowed on a screen in a pseudo-language. */
const allowed = [
  // Initials of users without an image.
  /^[A-Z][A-Z\d]{0,2}$/,
  // Units of measures and of times, after their figure.
  /(?<=\d\s?)(?:km|mi|ft|min|MB)\b/g,
  // Names of other services, and of what this one keeps in a browser.
  /\b(?:Facebook|LinkedIn|Pinterest|Messenger|WhatsApp|Telegram|JustGiving)\b/g,
  /(?:^|(?<=\s))(?:app-state|_user|_session|_event|tideline_visits)\b/g,
  // Values of the site's tags.
  /\b(?:North Sea|Irish Sea|Channel|Atlantic|Hebrides)\b/g,
  // Addresses, and their beginnings.
  /\S+@\S+\.\S+|https?:\/\/\S+|localhost:\d+\S*|\/fundraising\//g,
  // The standard formats of activity files, and of pictures and tables.
  /\b(?:FIT|GPX|TCX|JPEG|PNG|WebP|CSV|QR)\b/g,
] as const

/**
 * English texts from `Intl` and the platform, because accented English is still English. Right-to-left texts are in
 * Arabic, so that Latin ones are found.
 */
const english = [
  /\b(?:\d+|an?)(?: few)? (?:second|minute|hour|day|week|month|year)s? ago\b/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}/g,
  /\b\d+ (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g,
  /(?<=\d:\d\d\s)[AP]M\b/g,
  /\b(?:Australia|Canada|France|Germany|Hong Kong|Ireland|New Zealand|Singapore|South Africa)\b/g,
  /\bUnited (?:Kingdom|States)\b/g,
]

/**
 * The texts and names of a screen in a pseudo-language that are neither from a catalogue nor from the content, nor the
 * platform's.
 *
 * @param known - the platform's texts, the longest first
 */
export async function outsideCatalogues(page: Page, known: readonly string[]): Promise<string[]> {
  const texts = await screenTexts(page)
  const isAccents = (await page.locator('html').getAttribute('lang')) === 'en-XA'
  return texts.filter((text) => {
    if (plainWords(text).length === 0) return false
    let rest = text
    for (const pattern of isAccents ? english : []) rest = rest.replaceAll(pattern, ' ')
    for (const one of known) {
      if (!rest.includes(one)) continue
      rest = without(rest, one)
      if (plainWords(rest).length === 0) return false
    }
    for (const pattern of allowed) rest = rest.replaceAll(new RegExp(pattern, 'g'), ' ')
    return plainWords(rest).length > 0
  })
}

/** Removes a text from another one, if it is not part of a longer word. */
function without(text: string, part: string): string {
  const letter = /\p{L}/u
  return text
    .split(part)
    .reduce((left, right) =>
      letter.test(left.slice(-1)) || letter.test(right.charAt(0))
        ? left + part + right
        : `${left} ${right}`,
    )
}

/** Returns the horizontal overflow of a page in CSS pixels. */
export function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
