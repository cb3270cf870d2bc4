import { DomUtils, type parseDocument } from 'htmlparser2'

export type Page = ReturnType<typeof parseDocument>
export type Element = ReturnType<typeof DomUtils.findAll>[number]

/** Finds the elements with one of these tag names, in the order of the page. */
export function elementsOf(page: Page, ...names: readonly string[]): Element[] {
  return DomUtils.findAll(({ name }) => names.includes(name), page.children)
}

/** All elements, in the order of the page. */
export function everyElement(page: Page): Element[] {
  return DomUtils.findAll(() => true, page.children)
}

/** The text of a part, each run of spaces as one. */
export function textOf(part: Page | Element): string {
  return DomUtils.textContent(part.children).replaceAll(/\s+/g, ' ').trim()
}

/** Whether there is a link to an address with this text. */
export function hasLink(page: Page, href: string, text: string): boolean {
  return elementsOf(page, 'a').some(
    (link) => link.attribs['href'] === href && textOf(link).includes(text),
  )
}

/** The accessible name of a control, about; empty when it has none. */
export function accessibleName(page: Page, control: Element): string {
  const { id, title = '', value = '' } = control.attribs
  const labelled = (control.attribs['aria-labelledby'] ?? '')
    .split(' ')
    .map((one) => DomUtils.getElementById(one, page.children))
    .map((label) => (label ? textOf(label) : ''))
  const labels = [
    ...elementsOf(page, 'label').filter((label) => id !== undefined && label.attribs['for'] === id),
    ...ancestorsOf(control).filter(({ name }) => name === 'label'),
  ]
  const pictures = DomUtils.findAll(({ name }) => name === 'img', control.children)
  return [
    control.attribs['aria-label'] ?? '',
    ...labelled,
    ...labels.map(textOf),
    textOf(control),
    ...pictures.map(({ attribs }) => attribs['alt'] ?? ''),
    title,
    control.attribs['type'] === 'submit' ? value : '',
  ]
    .join(' ')
    .trim()
}

function ancestorsOf(element: Element): Element[] {
  const { parent } = element
  return parent !== null && 'attribs' in parent ? [parent, ...ancestorsOf(parent)] : []
}
