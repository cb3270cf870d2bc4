import type { Page } from 'playwright'

/** Returns texts, images, buttons and fields that are invisible: all pixels in their place have one colour. */
export async function invisibleParts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
      willReadFrequently: true,
    })
    if (context === null) throw new Error('No canvas')
    context.drawImage(bitmap, 0, 0)
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    const isPlain = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [Math.floor(left + scrollX) - 1, Math.floor(top + scrollY) - 1]
      if (x < 0 || y < 0 || x + width + 2 > bitmap.width || y + height + 2 > bitmap.height)
        return false
      const { data } = context.getImageData(x, y, Math.ceil(width) + 2, Math.ceil(height) + 2)
      return data.every((value, at) => value === data[at % 4])
    }
    const selector =
      'h1,h2,h3,p,a[href],button,input:not([type=hidden]),select,textarea,summary,label,img:not([alt=""]),svg[role=img]'
    const isEmpty = (element: Element) =>
      element.matches('h1,h2,h3,p,a,summary,label') &&
      element.textContent.trim() === '' &&
      element.querySelector('img,svg') === null
    // In a full-page screenshot, fixed elements cover others.
    const fixed = [...document.body.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    )
    const isUnder = (element: Element) => {
      const own = element.getBoundingClientRect()
      return fixed.some((one) => {
        const over = one.getBoundingClientRect()
        const isBeside =
          over.right < own.left ||
          over.left > own.right ||
          over.bottom < own.top ||
          over.top > own.bottom
        return !isBeside && !one.contains(element)
      })
    }
    const isScrolledAway = (element: Element) => {
      const own = element.getBoundingClientRect()
      for (
        let box = element.parentElement;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
        const shown = box.getBoundingClientRect()
        if (own.bottom > shown.bottom || own.top < shown.top) return true
      }
      return false
    }
    const scope = document.querySelector('dialog:modal') ?? document.body
    return [...scope.querySelectorAll(selector)]
      .filter((element) =>
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return (
          width > 4 &&
          height > 4 &&
          !isEmpty(element) &&
          !isUnder(element) &&
          !isClipped(element) &&
          !isScrolledAway(element) &&
          isPlain(element)
        )
      })
      .map(
        (element) =>
          `${element.localName} "${(element.getAttribute('alt') ?? element.textContent).trim().slice(0, 40)}"`,
      )
  }, png.toString('base64'))
}
