import createPurifier, { type WindowLike } from 'dompurify'
import {
  allowedAttributes,
  couldBreakOutOfAttribute,
  isAllowedUrl,
  type SafeHtml,
  writtenTags,
} from './allowlist.ts'

const urlAttributes = new Set(['href', 'src'])

/**
 * Browser counterpart of `sanitiseHtml`: same allowlist (Spec §5), native parser. Its output passes the server's
 * sanitiser unchanged.
 *
 * @param window - provides the parser
 * @returns a sanitiser that returns `''` for non-strings
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
      // An empty title has no meaning, but an empty alt marks a decorative image.
      (attrName !== 'title' || attrValue !== '')
    attribute.keepAttr = isAllowed
    // DOMPurify has a different list of URLs. It would remove an element with `is` including its text;
    // `replaceCustomised` keeps the text.
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
      ALLOWED_TAGS: [...writtenTags],
      ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      // Removes ids and names that shadow properties of the document.
      SANITIZE_DOM: true,
      RETURN_DOM: true,
    }) as HTMLElement | null
    // A frameset replaces the body.
    if (!body) return '' as SafeHtml
    for (const element of body.querySelectorAll('[is]')) replaceCustomised(element)
    return body.innerHTML as SafeHtml
  }
}

/** Removing the attribute `is` does not undo the customisation, so the element is replaced. */
function replaceCustomised(element: Element) {
  const plain = element.ownerDocument.createElement(element.localName)
  for (const { name, value } of element.attributes)
    if (name !== 'is') plain.setAttribute(name, value)
  plain.append(...element.childNodes)
  element.replaceWith(plain)
}
