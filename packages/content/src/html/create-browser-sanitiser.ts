import createPurifier, { type WindowLike } from 'dompurify'
import {
  allowedAttributes,
  couldBreakOutOfAttribute,
  isAllowedUrl,
  type SafeHtml,
  allowedTags,
} from './allowlist.ts'

const urlAttributes = new Set(['href', 'src'])

/**
 * Creates the browser counterpart of `sanitiseHtml`, with the same allowlist (Spec §5) and the native parser. The
 * server's sanitiser leaves its output unchanged.
 *
 * @param window - window that provides the parser
 * @returns a sanitiser, which returns '' for a value that is not a string
 */
export function createBrowserSanitiser(window: WindowLike): (html: unknown) => SafeHtml {
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const tag = element.localName
    const { attrName, attrValue } = attribute
    const isAllowed =
      allowedAttributes[tag]?.includes(attrName) === true &&
      (!urlAttributes.has(attrName) || isAllowedUrl(tag, attrValue)) &&
      !couldBreakOutOfAttribute(attrValue) &&
      // Unlike an empty title, an empty alt has a meaning: it marks a decorative image.
      (attrName !== 'title' || attrValue !== '')
    attribute.keepAttr = isAllowed
    // Overrides DOMPurify's own URL rules. Also keeps `is` for now, because DOMPurify would remove the element with
    // its text. `replaceCustomised` removes only the attribute.
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
      ALLOWED_TAGS: [...allowedTags],
      ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      // Prevents DOM clobbering by IDs and names.
      SANITIZE_DOM: true,
      RETURN_DOM: true,
    }) as HTMLElement | null
    // If the HTML has a frameset, there is no body.
    if (!body) return '' as SafeHtml
    for (const element of body.querySelectorAll('[is]')) replaceCustomised(element)
    return body.innerHTML as SafeHtml
  }
}

/** Replaces an element that has the attribute `is`: removing the attribute would not undo the customisation. */
function replaceCustomised(element: Element) {
  const plain = element.ownerDocument.createElement(element.localName)
  for (const { name, value } of element.attributes)
    if (name !== 'is') plain.setAttribute(name, value)
  plain.append(...element.childNodes)
  element.replaceWith(plain)
}
