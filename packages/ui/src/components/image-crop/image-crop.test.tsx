import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { croppedImage, ImageCrop } from './image-crop.tsx'

describe('ImageCrop', () => {
  const revoked = vi.fn()
  beforeEach(() => {
    // The simulated browser shows no pictures.
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        decode = () => Promise.reject(new Error('broken'))
      },
    )
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = revoked
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is a named dialog that says when a picture cannot be read, and gives its memory back', async () => {
    const onCancel = vi.fn()
    const { unmount } = render(
      <ImageCrop file={new Blob(['x'])} onApply={() => undefined} onCancel={onCancel} />,
    )
    expect(screen.getByRole('dialog', { name: 'Crop your picture' })).toBeVisible()
    expect(await screen.findByText(/cannot be read/)).toBeInTheDocument()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalled()
    unmount()
    expect(revoked).toHaveBeenCalledWith('blob:x')
  })
})

describe('croppedImage', () => {
  function fakeCanvas(blob: Blob | null = new Blob(['cut'])) {
    const drawImage = vi.fn()
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ drawImage, fillRect: vi.fn(), fillStyle: '' }),
      toBlob: (answer: (result: Blob | null) => void) => answer(blob),
    }
    return { canvas, drawImage, createCanvas: () => canvas as unknown as HTMLCanvasElement }
  }
  const image = {} as CanvasImageSource
  const cut = { type: 'image/jpeg', quality: 0.9, maxWidthPx: 400 }

  it('makes a large part smaller, in its proportions', async () => {
    const { canvas, drawImage, createCanvas } = fakeCanvas()
    const area = { x: 10, y: 20, width: 1600, height: 800 }
    await croppedImage(image, { ...cut, area, createCanvas })
    expect([canvas.width, canvas.height]).toEqual([400, 200])
    expect(drawImage).toHaveBeenCalledWith(image, 10, 20, 1600, 800, 0, 0, 400, 200)
  })

  it('leaves a small part its size', async () => {
    const { canvas, createCanvas } = fakeCanvas()
    await croppedImage(image, { ...cut, area: { x: 0, y: 0, width: 30, height: 20 }, createCanvas })
    expect([canvas.width, canvas.height]).toEqual([30, 20])
  })

  it('throws when the browser cannot write it', async () => {
    const { createCanvas } = fakeCanvas(null)
    const area = { x: 0, y: 0, width: 3, height: 2 }
    await expect(croppedImage(image, { ...cut, area, createCanvas })).rejects.toThrow(
      'cannot be written',
    )
  })
})
