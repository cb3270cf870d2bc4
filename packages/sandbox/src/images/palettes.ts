/** The colours of drawn pictures. */
export interface Palette {
  sky: readonly string[]
  far: string
  middle: string
  near: string
  accent: string
  light: string
  /** The brand's darkest colour, its palest one and its green. */
  deep: string
  pale: string
  growth: string
}

const tideline: Palette = {
  sky: ['#cfe6ea', '#f3dcc6', '#bcd9e6', '#e9e4d4', '#f6c9b0'],
  far: '#7fa9b0',
  middle: '#2e6f57',
  near: '#f0dfc2',
  accent: '#e4572e',
  light: '#fff6e6',
  deep: '#0b3c49',
  pale: '#f6efe4',
  growth: '#2e6f57',
}

const summit: Palette = {
  sky: ['#ddebf2', '#f8d9a6', '#c9dbe8', '#f2c58f', '#e7eef0'],
  far: '#8fa6b5',
  middle: '#1f4d3a',
  near: '#22252b',
  accent: '#f5a524',
  light: '#ffffff',
  deep: '#22252b',
  pale: '#ddebf2',
  growth: '#1f4d3a',
}

const plain: Palette = {
  sky: ['#d7e6f4', '#e8ecf4', '#f0e6da'],
  far: '#8ba3bf',
  middle: '#3f6f9f',
  near: '#1f4f8f',
  accent: '#e08a2e',
  light: '#ffffff',
  deep: '#1f3350',
  pale: '#e8ecf4',
  growth: '#3f7f6a',
}

/** The palette of the demo site that a picture's name tells of; a neutral one otherwise. */
export function paletteOf(name: string): Palette {
  if (name.includes('tideline')) return tideline
  return name.includes('summit') ? summit : plain
}
