/** The parts of gifenc that are used; it brings no declarations of its own. */
declare module 'gifenc' {
  const gifenc: {
    /** The colours that come nearest to those of a picture, as lists of red, green and blue. */
    quantize: (rgba: Uint8ClampedArray, most: number) => number[][]
    /** The index of the nearest colour for each pixel. */
    applyPalette: (rgba: Uint8ClampedArray, palette: number[][]) => Uint8Array
  }
  export default gifenc
}
