/** For stories: a picture of four stripes, as if from a camera. */
export async function drawnPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 800)
  const context = canvas.getContext('2d')
  for (const [index, colour] of ['#0b3c49', '#c73e1d', '#f2a541', '#2e7d6b'].entries()) {
    if (!context) break
    context.fillStyle = colour
    context.fillRect(index * 300, 0, 300, 800)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
