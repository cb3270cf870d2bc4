import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cropImage, ImageCrop } from './image-crop.tsx'

/** Stands for the stage, which needs a browser: applies the whole image. */
vi.mock(import('./crop-stage.tsx'), () => ({
  CropStage: ({ onImage, onApply, onCancel }) => (
    <>
      <img ref={onImage} alt="" />
      <button onClick={() => onApply({ x: 0, y: 0, width: 1, height: 1 })}>Use</button>
      <button onClick={onCancel}>Stop</button>
    </>
  ),
}))

describe('ImageCrop', () => {
  const revoked = vi.fn()
  beforeEach(() => {
    // jsdom does not decode images.
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

  it('is a named dialog that shows an error for an unreadable image, and releases its memory', async () => {
    const onCancel = vi.fn()
    const { unmount } = render(
      <ImageCrop file={new Blob(['x'])} onApply={() => undefined} onCancel={onCancel} />,
    )
    expect(screen.getByRole('dialog', { name: 'Crop your photo' })).toBeVisible()
    expect(await screen.findByText(/can’t read this photo/)).toBeInTheDocument()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalled()
    unmount()
    expect(revoked).toHaveBeenCalledWith('blob:x')
  })

  it('does not apply an image whose crop was cancelled meanwhile', async () => {
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        decode = async () => undefined
      },
    )
    let finish: (blob: Blob) => void = () => undefined
    const context = { drawImage: vi.fn(), fillRect: vi.fn() } as unknown as RenderingContext
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      finish = done
    })
    const [onApply, onCancel] = [vi.fn(), vi.fn()]
    render(<ImageCrop file={new Blob(['x'])} {...{ onApply, onCancel }} />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Use' }))
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    finish(new Blob(['cut']))
    await Promise.resolve()
    await Promise.resolve()
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onApply).not.toHaveBeenCalled()
  })
})

describe('cropImage', () => {
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

  it('scales a large area down and keeps its proportions', async () => {
    const { canvas, drawImage, createCanvas } = fakeCanvas()
    const area = { x: 10, y: 20, width: 1600, height: 800 }
    await cropImage(image, { ...cut, area, createCanvas })
    expect([canvas.width, canvas.height]).toEqual([400, 200])
    expect(drawImage).toHaveBeenCalledWith(image, 10, 20, 1600, 800, 0, 0, 400, 200)
  })

  it('keeps the size of a small area', async () => {
    const { canvas, createCanvas } = fakeCanvas()
    await cropImage(image, { ...cut, area: { x: 0, y: 0, width: 30, height: 20 }, createCanvas })
    expect([canvas.width, canvas.height]).toEqual([30, 20])
  })

  it('throws if the browser cannot encode the image', async () => {
    const { createCanvas } = fakeCanvas(null)
    const area = { x: 0, y: 0, width: 3, height: 2 }
    await expect(cropImage(image, { ...cut, area, createCanvas })).rejects.toThrow(
      'cannot be encoded',
    )
  })
})
