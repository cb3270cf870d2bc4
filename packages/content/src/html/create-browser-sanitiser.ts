import createPurifier, { type WindowLike } from 'dompurify'
import {
  allowedAttributes,
  couldBreakOutOfAttribute,
  isAllowedAddress,
  type SafeHtml,
  writtenTags,
} from './allowlist.ts'

const addressAttributes = new Set(['href', 'src'])

/**
 * The sanitiser for markup that is written, pasted or fetched in a browser: the allowlist of
 * `sanitiseHtml` (Spec §5), by the browser's own parser. What it lets pass, the server leaves as it is.
 *
 * @param window - whose parser is used
 * @param tags - the tags that may stay
 * @returns a function that gives empty markup for anything but text
 */
export function createBrowserSanitiser(
  window: WindowLike,
  tags: readonly string[] = writtenTags,
): (html: unknown) => SafeHtml {
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const tag = element.localName
    const { attrName, attrValue } = attribute
    const isAllowed =
      allowedAttributes[tag]?.includes(attrName) === true &&
      (!addressAttributes.has(attrName) || isAllowedAddress(tag, attrValue)) &&
      !couldBreakOutOfAttribute(attrValue) &&
      // A title that says nothing is none; an empty alt says that a picture is decoration.
      (attrName !== 'title' || attrValue !== '')
    attribute.keepAttr = isAllowed
    // The library's own list of addresses knows nothing of ours. An element that `is` another it would remove with its
    // words; that one is replaced below.
    attribute.forceKeepAttr = isAllowed || attrName === 'is'
  })
  purifier.addHook('afterSanitizeAttributes', (element) => {
    const tag = element.localName
    if (tag === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '')
    if (tag === 'iframe') element.replaceChildren()
    if ((tag === 'img' || tag === 'iframe') && !element.hasAttribute('src')) element.remove()
  })
  return (html) => {
    if (typeof html !== 'string') return '' as SafeHtml
    const body = purifier.sanitize(html, {
      ALLOWED_TAGS: [...tags],
      ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      // Ids and names that hide the page's own are no attributes of ours.
      SANITIZE_DOM: true,
      RETURN_DOM: true,
    }) as HTMLElement | null
    // A frameset takes the body's place.
    if (!body) return '' as SafeHtml
    for (const element of body.querySelectorAll('[is]')) replaceCustomised(element)
    return body.innerHTML as SafeHtml
  }
}

/** An element never forgets what it `is`, even without the attribute, so a new one takes its place. */
function replaceCustomised(element: Element) {
  const plain = element.ownerDocument.createElement(element.localName)
  for (const { name, value } of element.attributes)
    if (name !== 'is') plain.setAttribute(name, value)
  plain.append(...element.childNodes)
  element.replaceWith(plain)
}
