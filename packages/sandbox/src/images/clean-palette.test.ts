import { expect, it } from 'vitest'
import { cleanPalette } from './clean-palette.ts'
import { paletteOf } from './palettes.ts'

it('keeps colours as they are', () => {
  expect(cleanPalette(paletteOf('tideline'))).toEqual(paletteOf('tideline'))
})

it('reads what is no colour as mid grey', () => {
  const palette = { ...paletteOf('summit'), accent: '"/><script>', deep: 'red', pale: '#fff' }
  expect(cleanPalette(palette)).toMatchObject({
    accent: '#808080',
    deep: '#808080',
    pale: '#808080',
    light: '#ffffff',
  })
})
